import * as brand from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const installTexts = {
  title: `${brand.name} en la pantalla de inicio`,
  worth:
    'Se abre con un toque, como una aplicación. Tus favoritos, tus reservas y tu tarjeta de socio quedan a mano, también sin conexión.',
  install: 'Instalar',
  onAppleDevice: 'En el iPhone o el iPad, tocá Compartir y elegí “Agregar a Inicio”.',
  refuse: 'Ahora no',
  understood: 'Entendido',
};

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
