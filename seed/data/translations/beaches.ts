import type { PlaceTranslations } from './place-translations.ts';

export const beachTranslations: PlaceTranslations = {
  'Praia da Joaquina': {
    es: 'Cuna del surf catarinense, la Joaca tiene olas fuertes, un mirador natural sobre las piedras y acceso directo a las dunas. Quien no surfea alquila una tabla de sandboard o sube a las rocas al final de la tarde para ver el sol bajar detrás de los morros de la Lagoa.',
    en: 'The cradle of surfing in Santa Catarina, “Joaca” has strong waves, a natural lookout on the rocks and direct access to the dunes. If you do not surf, rent a sandboard, or climb the rocks in the late afternoon to watch the sun set behind the hills around the lagoon.',
  },
  'Praia Mole': {
    es: 'Arena suelta, mar agitado y morros verdes a los dos lados: la Mole reúne a surfistas, familias y grupos de amigos en el mismo pedazo de costa. Los paradores están en lo alto, entre los árboles, y los parapentes cruzan el cielo cuando el viento ayuda.',
    en: 'Soft sand, rough seas and green hills on both sides: Mole brings surfers, families and groups of friends to the same stretch of coast. The kiosks are higher up, among the trees, and paragliders often cross the sky when the wind is right.',
  },
  'Praia do Campeche': {
    es: 'Son casi cuatro kilómetros de arena clara frente a la isla que lleva el mismo nombre. El mar es frío y transparente, el sector cerca de la avenida Pequeno Príncipe tiene guardavidas y, cuando entra marejada del sur, se forman derechas largas y perfectas.',
    en: 'Almost four kilometres of pale sand facing the island of the same name. The sea is cold and clear, there are lifeguards near Avenida Pequeno Príncipe, and a southerly swell brings long, perfect right-hand waves.',
  },
  'Lagoinha do Leste': {
    es: 'Una hora de sendero desde Pântano do Sul separa el asfalto de esta ensenada sin casas ni cables. En el centro está la pequeña laguna que le da el nombre; a la derecha, el Morro da Coroa ofrece la vista más fotografiada del sur de la isla.',
    en: 'An hour’s walk along the trail from Pântano do Sul separates the road from this bay, which has no houses or power lines. In the middle lies the small lagoon that gives the beach its name; to the right, Morro da Coroa has the most photographed view in the south of the island.',
  },
  'Praia da Barra da Lagoa': {
    es: 'El pueblo de pescadores más grande de la ciudad se encuentra con el mar en un rincón protegido, de olas chicas y constantes, donde mucha gente se para en la tabla por primera vez. Cruzá el puente colgante del canal y seguí a pie hasta la Prainha y las piscinas naturales.',
    en: 'The city’s largest fishing village meets the sea in a sheltered corner with small, steady waves, where many people stand up on a board for the first time. Cross the suspension bridge over the channel and walk on to Prainha and the natural pools.',
  },
  'Praia de Jurerê': {
    es: 'Mar manso, arena firme y pasto hasta la orilla: Jurerê es el lugar de las familias con chicos y de quienes salen a caminar temprano. En el lado tradicional, los barcos duermen cerca del muelle; en el otro están los clubes de playa.',
    en: 'Calm sea, firm sand and grass down to the shore: Jurerê is the place for families with small children and for early walkers. On the traditional side, boats lie moored near the jetty; on the other are the beach clubs.',
  },
  'Praia do Santinho': {
    es: 'En el extremo nordeste, entre dos puntas rocosas, Santinho guarda grabados rupestres de miles de años y un sendero corto que pasa por ellos. El mar rompe con fuerza y el rincón derecho, más protegido del viento, es el preferido de quienes van con chicos.',
    en: 'In the far north-east, between two headlands, Santinho has rock carvings that are thousands of years old and a short trail that passes them. The waves are strong, and the right-hand end, more sheltered from the wind, is the favourite spot for people with children.',
  },
  'Praia dos Ingleses': {
    es: 'Cinco kilómetros de arena ancha, agua más cálida que en el sur y comercios abiertos todo el año. A la mañana los pescadores todavía recogen la red en el rincón sur; a la tarde es el turno de las paletas, los puestos de choclo y los baños largos.',
    en: 'Five kilometres of broad sands, warmer water than in the south and shops open all year. In the morning fishermen still haul in their nets at the south end; the afternoon belongs to bat-and-ball games, sweetcorn stalls and long swims.',
  },
  'Praia do Matadeiro': {
    es: 'Solo se llega a pie: cruzá el río Sangradouro en el rincón de Armação y caminá unos minutos entre casas de colores. Del otro lado esperan una bahía verde, buenas olas para aprender y media docena de bares con mesas en la arena, sin autos ni bocinas.',
    en: 'You can only get here on foot: cross the Sangradouro stream at the end of Armação beach and walk for a few minutes between colourful houses. On the other side are a green bay, good waves for learning to surf and half a dozen bars with tables on the sand – and no cars or horns.',
  },
  'Praia do Moçambique': {
    es: 'La playa más larga de la isla corre dentro del parque de Rio Vermelho, escondida por un bosque de pinos. Es una playa de soledad y viento: llevá agua, respetá las banderas y caminá sin apuro, porque un día de semana podés no cruzarte con nadie.',
    en: 'The longest beach on the island lies inside Rio Vermelho park, hidden by a pine wood. It is a lonely, windy beach: take water, obey the flags and take care: on a weekday you may not meet anyone.',
  },
  'Praia de Naufragados': {
    es: 'Es el punto final de la isla; se llega por un sendero fácil de cuarenta minutos o en barco desde Caieira. El faro antiguo vigila el encuentro de la bahía sur con el mar abierto, y dos ranchos sirven pescado frito a quien llega con hambre de la caminata.',
    en: 'The southern tip of the island, reached by an easy forty-minute walk or by boat from Caieira. The old lighthouse watches over the meeting of the south bay and the open sea, and two simple restaurants serve fried fish to hungry walkers.',
  },
  'Praia da Daniela': {
    es: 'Una franja fina entre el mar y el manglar forma la playa menos profunda del norte: se puede caminar decenas de metros con el agua a la cintura. Buena para el stand up paddle, para quien está aprendiendo a nadar y para un atardecer frente al continente.',
    en: 'A narrow spit of sand between the sea and the mangroves forms the shallowest beach in the north: you can walk out a long way with the water only up to your waist. Good for paddleboarding, for learning to swim and for watching the sun set over the mainland.',
  },
};
