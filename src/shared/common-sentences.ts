/** Sentences used by several features. */
export const tooManyAttemptsText = 'Muitas tentativas. Tente novamente em alguns minutos.';

export const invalidEmailText = 'Email inválido. Verifique o formato.';

export const weakPasswordText = 'A senha é muito fraca. Use pelo menos 6 caracteres.';

export const unsupportedTypeText = 'Tipo de arquivo não suportado. Use apenas JPG, PNG ou WebP.';

export const tooLargeImageText = 'Arquivo muito grande. Tamanho máximo: 5MB';
