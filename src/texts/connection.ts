/** What is said of the network and of the guide's own version. */
export const connectionTexts = {
  offline:
    'Sem conexão. A busca, os lugares que você já abriu, seus favoritos e a carteirinha continuam aqui.',
  /** Without a service worker: nothing opens from a cache. */
  offlineUncached: 'Sem conexão. Algumas páginas do guia podem não abrir.',
  newBuild: 'Há uma versão nova do guia.',
  /** In the place of a page whose code did not come. */
  codeAway: 'Você está sem conexão. Esta página abre quando ela voltar.',
  codeReplaced: 'O guia acaba de ser atualizado. Tente novamente para abrir a versão nova.',
};
