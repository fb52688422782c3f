import type { PlaceTranslations } from './place-translations.ts';

export const eventPlaceTranslations: PlaceTranslations = {
  'Feira da Praça Bento Silvério': {
    es: 'Los domingos, más de cien puestos de artesanías, ropa usada, comida callejera y plantas ocupan la plaza del centrito de la Lagoa. Los músicos se turnan en la glorieta, los chicos copan los juegos y el almuerzo se vuelve un picnic improvisado en el pasto.',
    en: 'On Sundays, more than a hundred stalls selling crafts, second-hand clothes, street food and plants fill the square in the centre of Lagoa. Musicians take turns on the bandstand, children take over the playground, and lunch becomes an impromptu picnic on the grass.',
  },
  'Festa da Tainha da Barra': {
    es: 'Cuando llega el frío y se acerca el cardumen de tainha (lisa), la comunidad arma puestos al lado del canal y sirve el pescado de todas las formas posibles. Hay torneo de cocineros, carrera de canoas y misa de los pescadores; lo recaudado sostiene la escuela de remo del barrio.',
    en: 'When the cold arrives and the shoals of tainha (mullet) come close to shore, the community sets up stalls beside the channel and serves the fish in every way possible. There is a cooking contest, a canoe race and a fishermen’s mass; the money raised supports the local rowing school.',
  },
  'Festa do Divino do Ribeirão': {
    es: 'Cortejo imperial, banderas de casa en casa y roscas repartidas en la puerta de la iglesia: la herencia azoriana sigue viva desde hace más de dos siglos. A la noche el pueblo se ilumina, la banda toca en la plaza y los remates de regalos dan para reírse.',
    en: 'An imperial procession, flags carried from house to house and sweet bread handed out at the church door: the island’s Azorean heritage has been kept alive for more than two centuries. At night the village lights up, the band plays in the square, and the auctions of donated gifts raise plenty of laughs.',
  },
  'Festival Ostra e Vinho': {
    es: 'Productores de la bahía sur y bodegas de la sierra comparten mostradores durante diez días de primavera. Se compra la copa en la entrada y se paga por porción; hay clases para abrir ostras, charlas con maricultores y transporte gratis desde el Centro cada media hora.',
    en: 'Oyster growers from the south bay and wineries from the hills share stalls for ten days in spring. You buy a glass at the entrance and pay per portion; there are oyster-opening lessons, talks by oyster farmers and free transport from the centre every half hour.',
  },
  'Réveillon da Beira-Mar': {
    es: 'Fuegos artificiales sobre la bahía norte, escenario con artistas locales y la avenida entera abierta para caminar. Vestite de blanco, vení en colectivo y fijá un punto de encuentro lejos del escenario; el puente iluminado hace la cuenta regresiva y las familias ocupan la costanera.',
    en: 'New Year’s Eve fireworks over the north bay, a stage with local artists and the whole avenue open to pedestrians. Wear white, come by bus and choose a meeting point away from the stage; the lit-up bridge counts down to midnight, and families fill the promenade.',
  },
  'Corrida das Três Pontes': {
    es: 'Diez kilómetros con largada antes del sol, pasando por el Hercílio Luz y el relleno costero, con llegada en el muelle. El recorrido es llano, medido y cerrado al tránsito; hay categoría de caminata, hidratación sin vasos de plástico y una medalla hecha de red reciclada.',
    en: 'Ten kilometres, starting before sunrise, over the Hercílio Luz Bridge and along the waterfront, and finishing at the jetty. The course is flat, measured and closed to traffic; there is a walking category, water without plastic cups and a medal made of recycled fishing net.',
  },
  'Mostra de Cinema ao Luar': {
    es: 'Pantalla inflable en el césped de la universidad, proyector de cine y películas brasileñas elegidas por votación abierta. Llevá manta y repelente; la feria vende tapioca (una crepe de mandioca) y quentão (cachaça caliente con especias), y antes de cada largometraje pasan un corto hecho por estudiantes de la ciudad.',
    en: 'An inflatable screen on the university lawn, a cinema projector and Brazilian films chosen by open vote. Bring a blanket and insect repellent; the small market sells tapioca (cassava crêpes) and quentão (hot spiced cachaça), and before each feature there is a short film made by local students.',
  },
  'Campeonato de Sandboard das Dunas': {
    es: 'Atletas de seis estados bajan las rampas de arena en pruebas de velocidad, salto y estilo libre. El público mira sentado en la cresta, con vista al mar; entre las series hay un taller gratis para chicos y una jornada para juntar la basura de la restinga.',
    en: 'Athletes from six states ride down the sand ramps in speed, jumping and freestyle contests. Spectators sit on the crest to watch, with a view of the sea; between heats there is a free workshop for children and a clean-up of the dunes.',
  },
  'Noite dos Museus do Centro': {
    es: 'Una vez por mes, ocho museos y casas históricas abren hasta la medianoche con visitas guiadas, música y café en la vereda. El mapa se reparte en la Praça XV, todo se hace a pie, y cada sello juntado vale un descuento en las librerías de la peatonal.',
    en: 'Once a month, eight museums and historic houses stay open until midnight, with guided tours, music and coffee on the pavement. Maps are handed out in Praça XV, you go everywhere on foot, and each stamp you collect is worth a discount in the bookshops on the pedestrian street.',
  },
  'Encontro Internacional de Mestres Cervejeiros, Queijeiros e Padeiros Artesanais da Ilha de Santa Catarina e do Litoral Catarinense':
    {
      es: 'Quienes hacen cerveza, queso y pan con sus propias manos se reúnen tres días para intercambiar fermentos, técnicas y catas a ciegas. El público participa de las degustaciones, vota el pan del año y se va con recetas impresas y un puñado de amigos nuevos.',
      en: 'People who make beer, cheese and bread with their own hands meet for three days to exchange starter cultures and techniques and hold blind tastings. Visitors join in the tastings, vote for the bread of the year and leave with printed recipes and a handful of new friends.',
    },
  'Regata da Baía Norte': {
    es: 'Más de cuarenta veleros largan frente al muelle y rodean la Ilha de Ratones antes de volver con viento de través. Desde la costanera se sigue todo con binoculares prestados; quien quiera embarcarse participa de un sorteo de lugares en las tripulaciones.',
    en: 'More than forty sailing boats start in front of the jetty and round Ratones Island before returning on a beam reach. From the promenade you can follow it all with borrowed binoculars; if you want to sail, there is a draw for places on board.',
  },
  'Arraial do Pântano': {
    es: 'Fogata en la arena, cuadrilla improvisada (el baile de las fiestas de junio) y piñones cocidos en olla de cobre marcan el mes de junio en el sur de la isla. Este año la plaza está en obras de desagüe, y la asociación de vecinos todavía busca un lugar provisorio para los puestos.',
    en: 'A bonfire on the sand, an improvised quadrilha (the dance of the June festivals) and pine nuts boiled in a copper pot mark June in the south of the island. This year drainage works are under way in the square, and the residents’ association is still looking for a temporary site for the stalls.',
  },
};
