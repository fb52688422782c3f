import type { PlaceTranslations } from './place-translations.ts';

export const showTranslations: PlaceTranslations = {
  'Teatro Álvaro de Carvalho': {
    es: 'El escenario más antiguo en actividad de la ciudad, abierto en 1875, con platea en herradura, palcos de madera y buena acústica. La agenda alterna música de cámara, danza y obras locales, casi siempre con entradas que un estudiante puede pagar.',
    en: 'The oldest working stage in the city, opened in 1875, with a horseshoe auditorium, wooden boxes and rich acoustics. The programme alternates between chamber music, dance and local plays, almost always at prices that students can afford.',
  },
  'Centro Integrado de Cultura': {
    es: 'El mayor complejo cultural del estado reúne el Teatro Ademir Rosa, el museo de arte, un cine y talleres bajo la misma losa de hormigón. Llegá antes del espectáculo para ver la exposición y tomar un café en el jardín de esculturas.',
    en: 'The largest cultural complex in the state brings together the Ademir Rosa theatre, the art museum, a cinema and workshops under one concrete roof. Arrive before the show to see the exhibition and have a coffee in the sculpture garden.',
  },
  'Casa do Choro do Sul da Ilha': {
    es: 'Ronda de choro los jueves y samba de raíz los domingos, en un galpón de madera con patio y fogón. Traé tu instrumento si tenés: después de las diez la ronda se abre a quien quiera tocar, y la cocina sirve caldo de mandioca hasta el último acorde.',
    en: 'A choro circle on Thursdays and roots samba on Sundays, in a wooden barn with a yard and a fire. Bring your instrument if you have one: after ten the circle is open to anyone who wants to play, and the kitchen serves cassava broth until the last chord.',
  },
  'Galpão Maré Alta': {
    es: 'Antigua fábrica de redes convertida en sala de conciertos para mil personas, con un escenario de dos metros de alto y sonido sin eco. Recibe desde bandas de Santa Catarina hasta giras nacionales; el entrepiso lateral tiene barra propia y la mejor vista del escenario.',
    en: 'A former net factory turned into a music venue for a thousand people, with a stage two metres high and echo-free sound. It hosts everything from Santa Catarina bands playing their own songs to national tours; the side gallery has its own bar and the best view of the stage.',
  },
  'Jazz na Lagoa': {
    es: 'Un piano de cola, cuarenta lugares y dos funciones por noche, siempre con músicos de la casa y un invitado. El silencio durante los solos se toma en serio; entre un tema y otro, la cocina manda buñuelos de bacalao y copas de espumante de la sierra.',
    en: 'A grand piano, forty seats and two sets a night, always with the house musicians and one guest. Silence during the solos is taken seriously; between numbers, the kitchen sends out salt cod fritters and glasses of sparkling wine from the hills.',
  },
  'Concha do Parque': {
    es: 'Anfiteatro al aire libre sobre el pasto de Córrego Grande, con programación gratuita de otoño a primavera. Orquestas juveniles, coros y teatro de títeres ocupan los domingos; llevá una lona y el mate, y llegá temprano para encontrar sombra debajo del garapuvu.',
    en: 'An open-air band shell on the lawn in Córrego Grande park, with free events from autumn to spring. Youth orchestras, choirs and puppet theatre take over on Sundays; bring a blanket and some chimarrão (hot mate), and come early to find shade under the garapuvu tree.',
  },
  'Stand-up no Sobrado': {
    es: 'Stand-up tres veces por semana en una casa con setenta sillas, todas distintas. Los miércoles el micrófono es abierto, los viernes actúa el elenco fijo y los sábados viene gente de afuera. Sentate adelante bajo tu responsabilidad: siempre hay chistes sobre el público.',
    en: 'Stand-up comedy three times a week in an old town house with seventy mismatched chairs. Wednesday is open-mic night, Friday is for the resident cast, and on Saturday guests come from out of town. Sit at the front at your own risk: the audience is always part of the act.',
  },
  'Arena Beira-Mar': {
    es: 'Montada cada verano en el relleno costero, la arena recibe a los grandes nombres de la temporada con el puente iluminado de fondo. Hay un patio de comidas con cocinas de la ciudad, un sector plano para sillas de ruedas y un bicicletero vigilado: la bici es la forma más rápida de llegar y de salir.',
    en: 'Set up every summer on the waterfront, the arena hosts the big names of the season with the bridge lit up behind the stage. There is a food court with local kitchens, a level area for wheelchairs and a guarded bicycle park: cycling is the fastest way to arrive and leave.',
  },
  'Boi de Mamão do Pântano': {
    es: 'Función del boi de mamão, la fiesta popular más querida de la isla: la Maricota, la Bernunça y el buey que muere y se levanta en medio de la ronda. El grupo de la comunidad toca en vivo, explica cada personaje a los chicos e invita a todos a bailar al final.',
    en: 'A performance of boi de mamão, the island’s best-loved folk play, with giant Maricota, the monster Bernunça and the ox that dies and rises again in the middle of the circle. The community group plays live, explains each character to the children and invites everyone to dance at the end.',
  },
  'Sala Negra Teatro Independente': {
    es: 'Sala negra de sesenta lugares sostenida por cuatro compañías de la ciudad, con temporadas cortas y charla después de la obra. Cada uno paga lo que puede, y el pequeño bar de la entrada vende torta, café y los textos de los autores en escena.',
    en: 'A sixty-seat black-box theatre run by four local companies, with short runs and a discussion after the play. You pay what you can, and the small bar in the foyer sells cake, coffee and scripts by the playwrights on the programme.',
  },
  'Sunset Sessions Jurerê': {
    es: 'Conciertos acústicos frente al mar, pensados para terminar con el último rayo de sol. El público se acomoda en almohadones sobre el pasto, el repertorio va del samba al soul, con temas de voz y guitarra, y los chicos de hasta diez años entran gratis.',
    en: 'Acoustic concerts facing the sea, timed to end with the last ray of sun. The audience sits on cushions on the lawn, the music moves between samba, soul and guitar, and children aged ten and under get in free.',
  },
  'Cine Clube da Lagoa': {
    es: 'Proyección en fílmico y digital en la sede de una asociación de vecinos, seguida de un debate en ronda de sillas. La selección prefiere el cine latinoamericano y los cortos hechos en Santa Catarina; el pochoclo es de olla y la contribución, voluntaria.',
    en: 'Celluloid and digital screenings in the hall of a residents’ association, followed by a discussion in a circle of chairs. The selection favours Latin American cinema and short films made in Santa Catarina; the popcorn is made in a pot, and contributions are voluntary.',
  },
};
