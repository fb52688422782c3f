// Errors by code
export const serverError = 'Erro no servidor';
export const notFound = 'Não encontramos o que você pediu.';
export const notAllowed = 'Você não tem permissão para fazer isso.';
export const loginNeeded = 'Entre na sua conta para continuar.';
export const invalidInput = 'Os dados enviados não são válidos.';
export const editConflict = 'Os dados mudaram enquanto você editava. Recarregue e tente novamente.';
export const tooManyRequests = 'Muitas tentativas. Tente novamente em alguns minutos.';
export const unsupportedType = 'O formato do pedido não é aceito.';
export const tooLarge = 'O pedido é grande demais.';
export const tooManyItems = 'O pedido tem itens demais.';
export const unavailable = 'O serviço está indisponível no momento. Tente novamente em instantes.';
export const timeout = 'A resposta demorou demais. Tente novamente.';
export const starting = 'O serviço ainda está iniciando. Tente novamente em instantes.';
export const cancelled = 'O pedido foi cancelado.';

// Invalid requests
export const unknownAddress = 'Este endereço não existe.';
export const methodNotAllowed = 'Este endereço não aceita esse tipo de pedido.';
export const addressTooLong = 'O endereço é longo demais.';
export const headerTooLong = 'Um cabeçalho do pedido é longo demais.';
export const malformedRequest = 'O pedido está malformado.';

// Uploads
export const slowBody = 'O envio demorou demais. Verifique sua conexão e tente novamente.';
export const tooManyUploads =
  'Você já está enviando muitos arquivos ao mesmo tempo. Espere um envio terminar e tente novamente.';

// Readiness
export const closing = 'O servidor está sendo encerrado.';

export function notResponding(names: readonly string[]): string {
  return `Não está respondendo: ${names.join(', ')}.`;
}

export function aboveLimit(names: readonly string[]): string {
  return `Acima do limite do servidor, por isso não carregado: ${names.join(', ')}.`;
}
