import type { PlaceTranslations } from './place-translations.ts';

export const cafeTranslations: PlaceTranslations = {
  'Café Rendeira': {
    es: 'En una casona de puerta azul, doña Lica todavía hace encaje de bolillos a la tarde mientras su hijo prepara cafés de productores del sur de Minas Gerais. La torta de aipim (mandioca) sale caliente a las cuatro, y la mesa de la ventana es la más buscada para ver el movimiento de la plaza.',
    en: 'In a big old house with a blue door, Dona Lica still makes bobbin lace in the afternoons while her son brews coffees from growers in the south of Minas. The aipim (cassava) cake comes out warm at four, and everyone wants the table by the window to watch life in the square.',
  },
  'Torra Ilhéu': {
    es: 'Tostadero a la vista en medio del salón: el aroma llega antes que el cartel. Son seis orígenes que cambian con la cosecha, preparados en filtro, prensa o expreso, con una tarjeta que cuenta quién plantó el café, a qué altura y cómo se secó el grano.',
    en: 'An open roastery in the middle of the room: the smell reaches you before the sign. There are six origins, which change with the harvest and are served as filter coffee, French press or espresso, with a card that says who grew the beans, at what altitude and how they were dried.',
  },
  'Padaria Pão de Concha': {
    es: 'Masa madre de treinta y seis horas, vitrina corta y una fila que avanza. El pão de concha, receta de la casa con corteza marcada y miga de maíz, se termina antes de las diez; para los que llegan tarde quedan los hojaldres de guayaba y el café de filtro en jarra enlozada.',
    en: 'Thirty-six-hour sourdough, a small display counter and a queue that moves fast. The pão de concha, a house recipe with a scored crust and a maize crumb, is gone before ten; latecomers get guava pastries and filter coffee from an enamel pot.',
  },
  'Livraria e Café Entrelinhas': {
    es: 'Dos salas de libros usados, una de novedades y, al fondo, un patio cubierto por una parra donde se puede leer sin comprar. La cocina hace tostadas y una sopa del día; el último viernes del mes, autores de la ciudad leen fragmentos en voz alta.',
    en: 'Two rooms of second-hand books, one of new titles and, at the back, a courtyard shaded by a vine, where you can read without buying anything. The kitchen makes toasties and a soup of the day; on the last Friday of the month, local authors read aloud from their work.',
  },
  'Café do Canal': {
    es: 'Un quiosco de madera a la orilla del canal de la Barra sirve expreso corto, açaí espeso y un sándwich de atún de la casa. Las garzas pasean entre las mesas, los barcos salen al mar frente a vos y los mozos conocen a cada perro por su nombre.',
    en: 'A wooden kiosk beside the Barra channel serves short espresso, thick açaí and the house tuna sandwich. Herons walk between the tables, boats head out to sea in front of you, and the staff know every dog by name.',
  },
  'Confeitaria Mil Folhas da Trindade': {
    es: 'Vitrina de vidrio curvo, azulejos verdes y dulces que parecen de una abuela francesa. El milhojas se arma en el momento para que no se ablande; hay versiones sin gluten horneadas aparte y un estante de juegos que retiene a los universitarios hasta el cierre.',
    en: 'A curved glass display case, green tiles, and cakes and pastries that a French grandmother might have made. The mille-feuille is assembled to order so that it stays crisp; there are gluten-free versions baked in a separate oven and a shelf of games that keeps the university crowd here until closing time.',
  },
  'Casa Neblina': {
    es: 'En lo alto del morro, entre arazás, la casa de vidrio sirve brunch todo el día y tés cosechados en el propio terreno. En las mañanas de niebla la vista desaparece y la sala parece flotar; cuando se despeja, aparecen las dunas y la laguna hasta la Barra.',
    en: 'High on the hill, among araçá trees, this glass-walled house serves brunch all day and teas picked on its own land. On misty mornings the view vanishes and the room seems to float; when it clears, you see the dunes and the lagoon as far as Barra.',
  },
  'Gelato Ventania': {
    es: 'Helado hecho todas las mañanas con fruta de estación: butiá en marzo, arazá en invierno, jabuticaba cuando la manda la sierra. Los potes están tapados, a la antigua, y el cucurucho se hornea ahí mismo; media calle lo come de pie en la vereda.',
    en: 'Ice cream churned every morning with fruit in season: butiá (a small local palm fruit) in March, araçá in winter, jabuticaba when the hills send it. The tubs are kept covered, the old-fashioned way, and the cones are baked on the spot; half the street eats standing up on the pavement.',
  },
  'Café com Prosa do Ribeirão': {
    es: 'Galería frente a la bahía sur, mesa servida con pan casero, cuca de banana (torta con crocante), queso colonial y mermelada de uvaia. El café colonial, una merienda libre con dulces y salados, se sirve sin apuro; para los domingos hay que reservar, porque hay solo nueve mesas y mucha gente viene de lejos.',
    en: 'A veranda facing the south bay, with home-made bread, banana cuca (crumble cake), farmhouse cheese and uvaia jam. The café colonial, an all-you-can-eat afternoon spread of sweet and savoury dishes, is served at an easy pace; reserve ahead for Sundays, because there are only nine tables and many guests come a long way.',
  },
  'Estação Coqueiros Café': {
    es: 'Entre el parque y la playa de Itaguaçu, el café ocupa una antigua guardería de botes con las puertas corredizas siempre abiertas. Tiene tapioca hecha en el momento (una crepe de mandioca), jugo de maracuyá con cúrcuma, enchufes en todas las mesas y una mecedora para esperar el colectivo.',
    en: 'Between the park and Itaguaçu beach, the café occupies a former boathouse with sliding doors that are always open. It has tapioca (a cassava crêpe) made to order, passion fruit juice with turmeric, a power socket at every table and a rocking chair to wait for the bus in.',
  },
  'Madrugada Café 24 Horas': {
    es: 'El único café de la Beira-Mar que nunca cierra recibe a médicos de guardia y choferes, a quienes salieron del boliche y a quienes se despertaron antes que el sol. Sándwiches calientes, sopa a cualquier hora, mesas con separador para estudiar y un reloj enorme al que nadie le hace caso.',
    en: 'The only café on Avenida Beira-Mar that never closes serves night-shift doctors, drivers, clubbers on their way home and people who are up before the sun. Hot sandwiches, soup at any hour, tables with dividers for studying and an enormous clock that no one obeys.',
  },
  'Ateliê da Erva-Mate': {
    es: 'Degustación de yerbas cultivadas a la sombra, chimarrão (el mate de la región) para principiantes y postres verdes de yerba molida en piedra. La anfitriona enseña a cebar sin tapar la bombilla y vende mates tallados en el barrio; el lugar es chico, silencioso y huele a madera mojada.',
    en: 'Tastings of shade-grown mate, chimarrão (hot mate from a gourd) for beginners and green desserts made with stone-ground leaves. The host teaches you how to brew mate without blocking the straw and sells gourds carved in the neighbourhood; the place is small and quiet, and smells of wet wood.',
  },
};
