import { describe, expect, it } from 'vitest';
import { appErrorCodes } from '#domain/app-error.ts';
import {
  basicDataError,
  errorContexts,
  errorSentence,
  errorText,
  tooManyImages,
  unknownError,
} from './errors.ts';

describe('sentences that SPEC words exactly', () => {
  it.each([
    ['login', 'not-found', 'Usuário não encontrado. Verifique seu email.'],
    ['login', 'wrong-password', 'Senha incorreta. Tente novamente.'],
    ['login', 'invalid-email', 'Email inválido. Verifique o formato.'],
    ['login', 'too-many-requests', 'Muitas tentativas. Tente novamente em alguns minutos.'],
    ['login', 'cancelled', 'Login cancelado. Tente novamente.'],
    ['login', 'conflict', 'Este email já está associado a outra conta.'],
    ['login', 'unauthenticated', 'Credenciais inválidas. Verifique seu email e senha.'],
    ['login', 'unknown', 'Erro ao fazer login. Tente novamente.'],
    ['login', 'unavailable', 'Erro ao fazer login. Tente novamente.'],
    ['login', 'not-registered', 'Usuário não cadastrado. Crie uma conta para acessar o sistema.'],
    ['login', 'account-inactive', 'Sua conta está inativa. Entre em contato com o administrador.'],
    ['register', 'conflict', 'Este email já está em uso. Tente fazer login.'],
    ['register', 'invalid-email', 'Email inválido. Verifique o formato.'],
    ['register', 'weak-password', 'A senha é muito fraca. Use pelo menos 6 caracteres.'],
    ['register', 'too-many-requests', 'Muitas tentativas. Tente novamente em alguns minutos.'],
    ['register', 'cancelled', 'Registro cancelado. Tente novamente.'],
    ['register', 'unknown', 'Erro ao criar conta. Tente novamente.'],
    ['place-save', 'unknown', 'Erro ao salvar local. Tente novamente.'],
    ['place-save', 'unauthenticated', 'Usuário não está logado.'],
    [
      'place-save',
      'not-found',
      'Erro: ID do local não encontrado. Tente novamente desde o início.',
    ],
    ['upload', 'unsupported-type', 'Tipo de arquivo não suportado. Use apenas JPG, PNG ou WebP.'],
  ] as const)('%s, %s', (context, code, sentence) => {
    expect(errorSentence(context, code)).toBe(sentence);
  });

  it.each([
    ['place-detail', 'unknown', 'Erro ao carregar detalhes do local'],
    ['place-detail', 'invalid-input', 'ID do local não encontrado'],
    ['favorite-save', 'conflict', 'Lugar já está nos favoritos'],
    ['upload-folders', 'unknown', 'Erro ao carregar pastas de upload'],
    ['upload-temp-clean', 'unknown', 'Erro ao limpar arquivos temporários'],
    ['upload-folder-remove', 'unknown', 'Erro ao remover pasta'],
    ['statistics', 'unknown', 'Falha ao carregar estatísticas'],
    ['upload', 'unavailable', 'Erro ao conectar com o servidor de upload'],
    ['upload', 'unknown', 'Erro no servidor'],
    ['upload', 'conflict', 'Erro no upload das imagens'],
    ['upload', 'too-large', 'Arquivo muito grande. Tamanho máximo: 5MB'],
    ['upload-result', 'unknown', 'Nenhum resultado retornado pelo servidor'],
    ['image', 'unknown', 'Erro ao carregar imagem'],
    ['image-optimise', 'unknown', 'Erro ao otimizar imagem'],
    ['canvas', 'unknown', 'Canvas não suportado'],
    ['image-server', 'unknown', 'Erro interno no upload de imagem'],
    ['checkout', 'unknown', 'Erro ao criar sessão de checkout'],
    ['health', 'unknown', unknownError],
  ] as const)('%s, %s has the title', (context, code, title) => {
    expect(errorText(context, code).title).toBe(title);
  });

  it('says the same of a missing place and of one that the rules refuse', () => {
    for (const code of ['not-found', 'permission-denied'] as const) {
      expect(errorText('place-detail', code)).toEqual({
        title: 'Local não encontrado',
        hint: 'O local solicitado não existe ou foi removido.',
      });
    }
  });

  it('words the sentences that carry a detail', () => {
    expect(basicDataError('Sem conexão.')).toBe(
      'Erro ao salvar dados básicos. Detalhes: Sem conexão.',
    );
    expect(tooManyImages(8)).toBe('Máximo de 8 imagens permitidas');
  });
});

describe('every context and code', () => {
  it.each(errorContexts)('%s says what happened and what to do', (context) => {
    for (const code of appErrorCodes) {
      const { title, hint } = errorText(context, code);
      expect(title).not.toBe('');
      if (title.endsWith('.')) expect(hint).toBe('');
      else expect(hint).toMatch(/^[A-ZÁ].+\.$/);
      expect(errorSentence(context, code)).not.toMatch(/\.\.|undefined|!/);
      // A full stop or, where SPEC ends without one, the hint after it.
      expect(errorSentence(context, code)).toMatch(/\.$/);
    }
  });
});
