import type { PlaceTranslations } from './place-translations.ts';

export const tourTranslations: PlaceTranslations = {
  'Ponte Hercílio Luz': {
    es: 'Inaugurado en 1926, el puente colgante de barras de ojo es el retrato más conocido de la ciudad. Después de la larga restauración volvió a recibir a peatones y ciclistas: cruzalo al atardecer, cuando se encienden las luces y la bahía toma color de cobre.',
    en: 'Opened in 1926, the eyebar suspension bridge is the best-known sight in the city. After a long restoration it is open again to pedestrians and cyclists: cross it at dusk, when the lights come on and the bay turns copper.',
  },
  'Mercado Público de Florianópolis': {
    es: 'Desde 1899, el edificio amarillo del Centro reúne pescaderías, puestos de especias, cachaças y locales donde se come de pie un pastel de camarón (empanada frita). El patio central se llena al mediodía y, los sábados, hay ronda de samba bajo los toldos.',
    en: 'Since 1899, the yellow building in the centre has housed fishmongers, spice stalls, cachaça shops and counters where you eat a pastel de camarão (a fried prawn pasty) standing up. The central courtyard fills up at lunchtime, and on Saturdays there is a samba circle under the awnings.',
  },
  'Fortaleza de São José da Ponta Grossa': {
    es: 'Levantada en 1740 para cruzar fuego con otras dos fortalezas de la bahía norte, conserva murallas, capilla y casa del comandante sobre el morro. En el antiguo cuartel trabajan encajeras, y desde lo alto se ven Jurerê, Praia do Forte y el continente.',
    en: 'Built in 1740 to form a crossfire with two other fortresses in the north bay, it retains its walls, chapel and commander’s house on the hill. Lacemakers work in the old barracks, and from the top you can see Jurerê, Praia do Forte and the mainland.',
  },
  'Mirante do Morro da Lagoa': {
    es: 'Parada casi obligatoria en la bajada a la Lagoa da Conceição: desde un solo punto se ven las dunas, el canal, la Praia Mole y un pedazo del Atlántico. Llegá temprano para estacionar tranquilo o vení de noche, cuando el barrio se enciende allá abajo.',
    en: 'An almost obligatory stop on the way down to Lagoa da Conceição: from a single point you can see the dunes, the channel, Praia Mole and a stretch of the Atlantic. Come early to park without any trouble, or at night, when the neighbourhood lights up below.',
  },
  'Dunas da Joaquina': {
    es: 'Montañas de arena clara cambian de forma con cada viento sur entre la laguna y el mar. De día, el plan es bajar en sandboard; al final de la tarde, subir en silencio hasta la cresta y esperar que el cielo cambie de color sobre la restinga.',
    en: 'Mountains of pale sand change shape with every south wind between the lagoon and the sea. By day the thing to do is go sandboarding; in the late afternoon, climb quietly to the crest and wait for the sky to change colour over the scrubland.',
  },
  'Barco da Costa da Lagoa': {
    es: 'Los barcos de la cooperativa salen del centrito y paran en muelles numerados a lo largo de la orilla oeste, donde no entran autos. Bajá en el pueblo, caminá hasta la cascada y volvé al final del día, con el sol a ras del agua y el motor a ritmo de paseo.',
    en: 'The cooperative’s boats leave from the centre of Lagoa and stop at numbered jetties along the west shore, where there are no cars. Get off at the village, walk to the waterfall and return at the end of the day, with the sun low over the water and the boat going at an easy pace.',
  },
  'Parque Municipal da Lagoa do Peri': {
    es: 'La mayor laguna de agua dulce del litoral catarinense está rodeada de selva atlántica en el sur de la isla. Hay césped con mesas a la sombra, agua tranquila para bañarse, alquiler de kayaks y senderos que llegan a antiguos molinos y pequeñas caídas de agua.',
    en: 'The largest freshwater lagoon on the coast of Santa Catarina is surrounded by Atlantic forest in the south of the island. There are lawns with tables in the shade, calm water for swimming, kayaks for hire and trails to old mills and small waterfalls.',
  },
  'Museu Histórico de Santa Catarina no Palácio Cruz e Sousa': {
    es: 'El palacete rosado frente a la Praça XV fue sede del gobierno y hoy guarda muebles, pinturas y la memoria del poeta que le da nombre. Mirá los pisos de marquetería y las estatuas de la fachada; en los jardines hay conciertos y lecturas gratis.',
    en: 'The pink palace facing Praça XV was the seat of government and now holds furniture, paintings and the memory of the poet whose name it bears. Notice the inlaid floors and the statues on the façade; the gardens host free concerts and readings.',
  },
  'Santo Antônio de Lisboa a pé': {
    es: 'El pueblo azoriano mejor conservado pide un paseo sin reloj: la iglesia de Nossa Senhora das Necessidades, las casas pegadas unas a otras, los talleres y la primera calle empedrada del estado. Terminá sentado en el muro de la playa, con el puente a lo lejos y los barcos quietos.',
    en: 'The best-preserved Azorean village calls for an unhurried walk: the church of Nossa Senhora das Necessidades, the terraced houses, the studios and the first paved street in the state. End by sitting on the sea wall, with the bridge in the distance and the boats lying still.',
  },
  'Mirante do Morro da Cruz': {
    es: 'A 285 metros de altura, el punto más alto del Centro muestra las dos bahías, los tres puentes y el dibujo completo de la Beira-Mar Norte. Se sube en auto o en colectivo; llevá abrigo, porque el viento allá arriba no tiene nada que ver con el calor de la ciudad.',
    en: 'At 285 metres, the highest point in the centre looks out over both bays, the three bridges and the whole curve of Beira-Mar Norte. Go up by car or bus; take a jacket, because the wind up there is a far cry from the heat of the city.',
  },
  'Ilha do Campeche': {
    es: 'Patrimonio arqueológico con más de cien grabados rupestres y una ensenada de agua tan clara que parece una pileta. El desembarco está limitado por día: reservá el barco con tiempo, llevá algo para comer y seguí a los guías por el sendero de las piedras grabadas.',
    en: 'An archaeological site with more than a hundred rock carvings and a bay with water as clear as a swimming pool. The number of landings per day is limited: reserve your boat in advance, bring a snack and follow the guides along the trail of the carved stones.',
  },
  'Remo ao Amanhecer na Lagoa': {
    es: 'Las salidas guiadas en tabla de remo parten del canal todavía de noche y encuentran el sol en medio de la laguna. El grupo es chico, el instructor lleva café en la canoa de apoyo y no hace falta experiencia: en los primeros minutos todos reman de rodillas.',
    en: 'Guided paddleboard trips leave the channel before dawn and meet the sunrise in the middle of the lagoon. The group is small, the instructor carries coffee in the support canoe, and no experience is needed: for the first few minutes everyone paddles on their knees.',
  },
};
