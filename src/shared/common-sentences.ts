/** Sentences used by several features. */
export const tooManyAttempts = 'Muitas tentativas. Tente novamente em alguns minutos.';

export const invalidEmail = 'Email inválido. Verifique o formato.';

export const weakPassword = 'A senha é muito fraca. Use pelo menos 6 caracteres.';

export const unsupportedType = 'Tipo de arquivo não suportado. Use apenas JPG, PNG ou WebP.';

export const tooLargeImage = 'Arquivo muito grande. Tamanho máximo: 5MB';
