import type { PlaceTranslations } from './place-translations.ts';

export const barTranslations: PlaceTranslations = {
  'Boteco do Siri Mole': {
    es: 'Barra de azulejos, vitrina llena y chopp tirado con calma a pocos pasos de la Praça XV. La casquinha de siri (cangrejo gratinado) sale cada media hora, el mozo conoce por su nombre a medio barrio y los viernes un trío de choro toca sin micrófono.',
    en: 'A tiled counter, a full cabinet of hot snacks, and draught beer poured with care, a few steps from Praça XV. The casquinha de siri (baked crab in its shell) comes out every half hour, the waiter knows half the neighbourhood by name, and on Fridays a choro trio plays without a microphone.',
  },
  'Bar Vento Sul': {
    es: 'Cuando cambia el viento, los surfistas bajan hasta acá con el pelo todavía mojado. Mesas de caballete en la vereda, picadas de pescado de la Barra, cerveza local en cuatro canillas y una pared entera de tablas partidas con la fecha de la ola.',
    en: 'When the wind turns, the surfers come down here with their hair still wet. Trestle tables on the pavement, fish snacks from Barra, local beer on four taps and a whole wall of broken boards, each marked with the date of the wave that broke it.',
  },
  'Trapiche 27': {
    es: 'La mitad del salón avanza sobre el agua y se mueve apenas cuando pasa el barco de la Costa. La carta tiene doce tragos con cachaça de la sierra y frutas de la isla; pedí el de butiá y quedate a ver cómo se encienden las luces del otro lado.',
    en: 'Half the room juts out over the water and sways slightly when the Costa boat goes by. The menu has twelve cocktails made with cachaça from the hills and fruit from the island; order the one with butiá (a small local palm fruit) and stay to see the lights come on across the water.',
  },
  'Cervejaria Rancho de Canoa': {
    es: 'En un antiguo rancho de pesca, los tanques de acero comparten lugar con una canoa de garapuvu hecha de un solo tronco. Hay ocho recetas propias, de la rubia de trigo a la negra con café, servidas en tabla de degustación junto con chorizo ahumado en la casa.',
    en: 'In a former fishing shed, steel tanks share the space with a canoe carved from a single garapuvu trunk. There are eight house beers, from a light wheat beer to a dark one with coffee, served as a tasting flight with sausage smoked on the premises.',
  },
  'Armazém da Figueira': {
    es: 'Un almacén de verdad: estantes hasta el techo, balanza de platos y conservas vendidas por peso. A la noche se vuelve un bar de vermú, con tablas de queijo serrano (queso de la sierra), sardina curada y una rocola que solo pasa música brasileña de los setenta.',
    en: 'A real old grocer’s: shelves up to the ceiling, a set of pan scales and preserves sold by weight. At night it becomes a vermouth bar, with boards of queijo serrano (cheese from the hills), cured sardines and a jukebox that only plays Brazilian music from the seventies.',
  },
  'Bar da Ponta do Sambaqui': {
    es: 'Tres mesas en la galería, diez en el pasto y la bahía entera como televisor. Sirve berbigão al vapor (almejas chicas), caldo de pescado y cerveza de botella en balde con hielo. No es lugar para apurados: hay una sola cocina y el atardecer tiene prioridad.',
    en: 'Three tables on the veranda, ten on the grass and the whole bay for a television. It serves steamed berbigão (small clams), fish broth and bottled beer in a bucket of ice. Do not come in a hurry: there is only one stove, and the sunset comes first.',
  },
  'Quintal da Trindade': {
    es: 'Debajo de dos mangos, el patio recibe a estudiantes, profesores y vecinos a la salida de clases. El menú entra en una hoja: sándwiches en pan casero, papas con romero y porciones para compartir, a precio justo y con una mesa larga para quien llega solo.',
    en: 'Under two mango trees, the yard welcomes students, teachers and neighbours once classes are over. The menu fits on one page: sandwiches on home-made bread, potatoes with rosemary and plates to share, at fair prices. There is one long table for people who come alone.',
  },
  'Gim & Maresia': {
    es: 'Coctelería con vista a la Beira-Mar, luz baja y música que deja conversar. El equipo destila su propio gin con cáscara de mandarina y hojas de pitanga, y quien se sienta en la barra sigue cada etapa del trago como un pequeño espectáculo.',
    en: 'A cocktail bar overlooking Avenida Beira-Mar, with soft light and music quiet enough to talk over. The team distils its own gin with tangerine peel and pitanga leaves, and guests at the bar watch each step of their drink as if it were a small show.',
  },
  'Bar do Seu Nézio': {
    es: 'El último bar antes del sendero abre temprano para el café de los caminantes y cierra cuando el último grupo vuelve con arena en los pies. Don Nézio fríe la tainha (lisa) en el momento, cuenta siempre la misma historia de la ballena y anota el gasto en un cuaderno de tapa dura.',
    en: 'The last bar before the trail opens early to serve coffee to walkers and closes when the last group comes back with sand on their feet. Seu Nézio fries the tainha (mullet) to order, tells the same old story about the whale and keeps the tab in a hardback notebook.',
  },
  'Bambu Bar de Praia': {
    es: 'Estructura de bambú, hamacas paraguayas a la sombra y una cocina chica que hace muy bien el ceviche. De día es parador de playa, con sillas y ducha; después de las cinco, un DJ discreto acompaña hasta que el cielo se pone violeta sobre Novo Campeche.',
    en: 'A bamboo structure, hammocks in the shade and a small kitchen that does a good ceviche. During the day it is a base for the beach, with chairs and a shower; after five, a low-key DJ plays until the sky turns purple over Novo Campeche.',
  },
  'Porão do Desterro': {
    es: 'Una escalera angosta lleva al sótano de piedra de una casona del siglo XIX, donde entran solo treinta personas. Vino por copa elegido por una sommelier de la ciudad, platos fríos para compartir y discos de vinilo que podés sacar del estante y pedir.',
    en: 'A narrow staircase leads to the stone cellar of a nineteenth-century house, with room for only thirty people. Wine by the glass chosen by a local sommelier, cold plates to share and vinyl records that you can take off the shelf and ask to hear.',
  },
  'Bar Baía Norte': {
    es: 'Recién reformado, el salón vidriado está en el primer piso de un edificio de la Beira-Mar y promete tardes de samba con vista. La cocina todavía ajusta la carta y el servicio, y por eso la casa permanece cerrada al público hasta nuevo aviso.',
    en: 'Recently renovated, the glass-walled room is on the first floor of a building on Avenida Beira-Mar and promises samba afternoons with a view. The kitchen is still adjusting its menu and service, so the bar remains closed to the public until further notice.',
  },
};
