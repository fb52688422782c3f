import { describe, expect, it } from 'vitest';
import { appErrorCodes } from '#shared/app-error.ts';
import { errorSentence, errorText, unknownError } from './errors.ts';
import type { ErrorSentences } from './errors.ts';
import * as admin from './errors/admin.ts';
import * as favorites from './errors/favorites.ts';
import * as club from './errors/club.ts';
import * as pictures from './errors/pictures.ts';
import * as placeDetail from './errors/place-detail.ts';
import * as shell from './errors/shell.ts';
import * as signIn from './errors/sign-in.ts';

const everyArea = import.meta.glob<Record<string, unknown>>('./errors/*.ts', { eager: true });
const everySentences = Object.entries(everyArea).flatMap(([file, area]) =>
  Object.entries(area).flatMap(([name, value]) =>
    name.endsWith('Errors') ? ([[`${file} ${name}`, value as ErrorSentences]] as const) : [],
  ),
);

describe('sentences that SPEC words exactly', () => {
  it.each([
    [signIn.loginErrors, 'not-found', 'Usuário não encontrado. Verifique seu email.'],
    [signIn.loginErrors, 'wrong-password', 'Senha incorreta. Tente novamente.'],
    [signIn.loginErrors, 'invalid-email', 'Email inválido. Verifique o formato.'],
    [
      signIn.loginErrors,
      'too-many-requests',
      'Muitas tentativas. Tente novamente em alguns minutos.',
    ],
    [signIn.loginErrors, 'cancelled', 'Login cancelado. Tente novamente.'],
    [signIn.loginErrors, 'conflict', 'Este email já está associado a outra conta.'],
    [signIn.loginErrors, 'unauthenticated', 'Credenciais inválidas. Verifique seu email e senha.'],
    [signIn.loginErrors, 'unknown', 'Erro ao fazer login. Tente novamente.'],
    [signIn.loginErrors, 'unavailable', 'Erro ao fazer login. Tente novamente.'],
    [
      signIn.loginErrors,
      'not-registered',
      'Usuário não cadastrado. Crie uma conta para acessar o sistema.',
    ],
    [
      signIn.loginErrors,
      'account-inactive',
      'Sua conta está inativa. Entre em contato com o administrador.',
    ],
    [signIn.registerErrors, 'conflict', 'Este email já está em uso. Tente fazer login.'],
    [signIn.registerErrors, 'invalid-email', 'Email inválido. Verifique o formato.'],
    [signIn.registerErrors, 'weak-password', 'A senha é muito fraca. Use pelo menos 6 caracteres.'],
    [
      signIn.registerErrors,
      'too-many-requests',
      'Muitas tentativas. Tente novamente em alguns minutos.',
    ],
    [signIn.registerErrors, 'cancelled', 'Registro cancelado. Tente novamente.'],
    [signIn.registerErrors, 'unknown', 'Erro ao criar conta. Tente novamente.'],
    [admin.placeSaveErrors, 'unknown', 'Erro ao salvar local. Tente novamente.'],
    [admin.placeSaveErrors, 'unauthenticated', 'Usuário não está logado.'],
    [
      admin.placeSaveErrors,
      'not-found',
      'Erro: ID do local não encontrado. Tente novamente desde o início.',
    ],
    [
      pictures.uploadErrors,
      'unsupported-type',
      'Tipo de arquivo não suportado. Use apenas JPG, PNG ou WebP.',
    ],
  ] as const)('%o, %s', (sentences, code, sentence) => {
    expect(errorSentence(sentences, code)).toBe(sentence);
  });

  it.each([
    [placeDetail.placeDetailErrors, 'unknown', 'Erro ao carregar detalhes do local'],
    [placeDetail.placeDetailErrors, 'invalid-input', 'ID do local não encontrado'],
    [favorites.favoriteSaveErrors, 'conflict', 'Lugar já está nos favoritos'],
    [admin.uploadFoldersErrors, 'unknown', 'Erro ao carregar pastas de upload'],
    [admin.uploadTempCleanErrors, 'unknown', 'Erro ao limpar arquivos temporários'],
    [admin.uploadFolderRemoveErrors, 'unknown', 'Erro ao remover pasta'],
    [admin.statisticsErrors, 'unknown', 'Falha ao carregar estatísticas'],
    [pictures.uploadErrors, 'unavailable', 'Erro ao conectar com o servidor de upload'],
    [pictures.uploadErrors, 'unknown', 'Erro no servidor'],
    [pictures.uploadErrors, 'conflict', 'Erro no upload das imagens'],
    [pictures.uploadErrors, 'too-large', 'Arquivo muito grande. Tamanho máximo: 5MB'],
    [pictures.uploadErrors, 'no-result', 'Nenhum resultado retornado pelo servidor'],
    [pictures.imageErrors, 'unknown', 'Erro ao carregar imagem'],
    [pictures.imageOptimiseErrors, 'unknown', 'Erro ao otimizar imagem'],
    [pictures.canvasErrors, 'unknown', 'Canvas não suportado'],
    [pictures.uploadErrors, 'image-failed', 'Erro interno no upload de imagem'],
    [club.checkoutErrors, 'unknown', 'Erro ao criar sessão de checkout'],
    [shell.healthErrors, 'unknown', unknownError],
  ] as const)('%o, %s has the title', (sentences, code, title) => {
    expect(errorText(sentences, code).title).toBe(title);
  });

  it('says the same of a missing place and of one that the rules refuse', () => {
    for (const code of ['not-found', 'permission-denied'] as const) {
      expect(errorText(placeDetail.placeDetailErrors, code)).toEqual({
        title: 'Local não encontrado',
        hint: 'O local solicitado não existe ou foi removido.',
      });
    }
  });

  it('words the sentences that carry a detail', () => {
    expect(admin.basicDataError('Sem conexão.')).toBe(
      'Erro ao salvar dados básicos. Detalhes: Sem conexão.',
    );
    expect(pictures.tooManyImages(8)).toBe('Máximo de 8 imagens permitidas');
  });
});

describe('every sentence of every code', () => {
  it.each(everySentences)('%s says what happened and what to do', (_name, sentences) => {
    for (const code of appErrorCodes) {
      const { title, hint } = errorText(sentences, code);
      expect(title).not.toBe('');
      if (title.endsWith('.')) expect(hint).toBe('');
      else expect(hint).toMatch(/^[A-ZÁ].+\.$/);
      expect(errorSentence(sentences, code)).not.toMatch(/\.\.|undefined|!/);
      // A full stop or, where SPEC ends without one, the hint after it.
      expect(errorSentence(sentences, code)).toMatch(/\.$/);
    }
  });
});
