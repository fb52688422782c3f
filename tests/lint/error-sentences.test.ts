import { describe, expect, it } from 'vitest';
import { healthErrors } from '#app/texts.ts';
import { loginErrors, registerErrors } from '#features/account/sign-in-texts.ts';
import { checkoutErrors } from '#features/club/texts.ts';
import { favoriteSaveErrors } from '#features/favorites/texts.ts';
import {
  uploadFolderRemoveErrors,
  uploadFoldersErrors,
  uploadTempCleanErrors,
} from '#features/pictures/panel-texts.ts';
import {
  canvasErrors,
  imageErrors,
  imageOptimiseErrors,
  tooManyImages,
  uploadErrors,
} from '#features/pictures/texts.ts';
import { basicDataErrorText, placeSaveErrors } from '#features/place-editor/panel-texts.ts';
import { placeDetailErrors } from '#features/places/page-texts.ts';
import { statisticsErrors } from '#features/statistics/panel-texts.ts';
import { appErrorCodes } from '#shared/app-error.ts';
import { errorSentence, errorText, unknownErrorText } from '#shared/error-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

const everyArea = import.meta.glob<Record<string, unknown>>(
  [
    '../../src/features/*/*texts.ts',
    '../../src/app/**/texts.ts',
    '../../src/{shared,ui}/*-{sentences,errors}.ts',
  ],
  { eager: true },
);
const everySentences = Object.entries(everyArea).flatMap(([file, area]) =>
  Object.entries(area).flatMap(([name, value]) =>
    name.endsWith('Errors') ? ([[`${file} ${name}`, value as ErrorSentences]] as const) : [],
  ),
);

describe('messages with a required text', () => {
  it.each([
    [loginErrors, 'not-found', 'Usuário não encontrado. Verifique seu email.'],
    [loginErrors, 'wrong-password', 'Senha incorreta. Tente novamente.'],
    [loginErrors, 'invalid-email', 'Email inválido. Verifique o formato.'],
    [loginErrors, 'too-many-requests', 'Muitas tentativas. Tente novamente em alguns minutos.'],
    [loginErrors, 'cancelled', 'Login cancelado. Tente novamente.'],
    [loginErrors, 'conflict', 'Este email já está associado a outra conta.'],
    [loginErrors, 'unauthenticated', 'Credenciais inválidas. Verifique seu email e senha.'],
    [loginErrors, 'unknown', 'Erro ao fazer login. Tente novamente.'],
    [loginErrors, 'unavailable', 'Erro ao fazer login. Tente novamente.'],
    [
      loginErrors,
      'not-registered',
      'Usuário não cadastrado. Crie uma conta para acessar o sistema.',
    ],
    [
      loginErrors,
      'account-inactive',
      'Sua conta está inativa. Entre em contato com o administrador.',
    ],
    [registerErrors, 'conflict', 'Este email já está em uso. Tente fazer login.'],
    [registerErrors, 'invalid-email', 'Email inválido. Verifique o formato.'],
    [registerErrors, 'weak-password', 'A senha é muito fraca. Use pelo menos 6 caracteres.'],
    [registerErrors, 'too-many-requests', 'Muitas tentativas. Tente novamente em alguns minutos.'],
    [registerErrors, 'cancelled', 'Registro cancelado. Tente novamente.'],
    [registerErrors, 'unknown', 'Erro ao criar conta. Tente novamente.'],
    [placeSaveErrors, 'unknown', 'Erro ao salvar local. Tente novamente.'],
    [placeSaveErrors, 'unauthenticated', 'Usuário não está logado.'],
    [
      placeSaveErrors,
      'not-found',
      'Erro: ID do local não encontrado. Tente novamente desde o início.',
    ],
    [
      uploadErrors,
      'unsupported-type',
      'Tipo de arquivo não suportado. Use apenas JPG, PNG ou WebP.',
    ],
  ] as const)('%o, %s', (sentences, code, sentence) => {
    expect(errorSentence(sentences, code)).toBe(sentence);
  });

  it.each([
    [placeDetailErrors, 'unknown', 'Erro ao carregar detalhes do local'],
    [placeDetailErrors, 'invalid-input', 'ID do local não encontrado'],
    [favoriteSaveErrors, 'conflict', 'Lugar já está nos favoritos'],
    [uploadFoldersErrors, 'unknown', 'Erro ao carregar pastas de upload'],
    [uploadTempCleanErrors, 'unknown', 'Erro ao limpar arquivos temporários'],
    [uploadFolderRemoveErrors, 'unknown', 'Erro ao remover pasta'],
    [statisticsErrors, 'unknown', 'Falha ao carregar estatísticas'],
    [uploadErrors, 'unavailable', 'Erro ao conectar com o servidor de upload'],
    [uploadErrors, 'unknown', 'Erro no servidor'],
    [uploadErrors, 'conflict', 'Erro no upload das imagens'],
    [uploadErrors, 'too-large', 'Arquivo muito grande. Tamanho máximo: 5MB'],
    [uploadErrors, 'no-result', 'Nenhum resultado retornado pelo servidor'],
    [imageErrors, 'unknown', 'Erro ao carregar imagem'],
    [imageOptimiseErrors, 'unknown', 'Erro ao otimizar imagem'],
    [canvasErrors, 'unknown', 'Canvas não suportado'],
    [uploadErrors, 'image-failed', 'Erro interno no upload de imagem'],
    [checkoutErrors, 'unknown', 'Erro ao criar sessão de checkout'],
    [healthErrors, 'unknown', unknownErrorText],
  ] as const)('%o, %s has the title', (sentences, code, title) => {
    expect(errorText(sentences, code).title).toBe(title);
  });

  it('a missing place and a place that the rules refuse have the same message', () => {
    for (const code of ['not-found', 'permission-denied'] as const) {
      expect(errorText(placeDetailErrors, code)).toEqual({
        title: 'Local não encontrado',
        hint: 'O local solicitado não existe ou foi removido.',
      });
    }
  });

  it('messages with details have the required text', () => {
    expect(basicDataErrorText('Sem conexão.')).toBe(
      'Erro ao salvar dados básicos. Detalhes: Sem conexão.',
    );
    expect(tooManyImages(8)).toBe('Máximo de 8 imagens permitidas');
  });
});

describe('every message of every code', () => {
  it.each(everySentences)('%s has the problem and the next step', (_name, sentences) => {
    for (const code of appErrorCodes) {
      const { title, hint } = errorText(sentences, code);
      expect(title).not.toBe('');
      if (title.endsWith('.')) expect(hint).toBe('');
      else expect(hint).toMatch(/^[A-ZÁ].+\.$/);
      expect(errorSentence(sentences, code)).not.toMatch(/\.\.|undefined|!/);
      // A full stop or, for a title without one, the hint after it.
      expect(errorSentence(sentences, code)).toMatch(/\.$/);
    }
  });
});
