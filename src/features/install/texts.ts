import * as brand from '#shared/brand.ts';

/** Texts of the install offer. */
export const installTexts = {
  title: `${brand.name} na tela inicial`,
  worth:
    'Abre com um toque, como um aplicativo. Favoritos, reservas e carteirinha ficam à mão também sem conexão.',
  install: 'Instalar',
  onAppleDevice: 'No iPhone ou iPad, toque em Compartilhar e escolha "Adicionar à Tela de Início".',
  refuse: 'Agora não',
  understood: 'Entendi',
};
