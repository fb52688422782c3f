import type { PlaceTranslations } from './place-translations.ts';

export const nightclubTranslations: PlaceTranslations = {
  'Clube Maresia': {
    es: 'Pista para seiscientas personas abierta al mar, con una pared de vidrio que desaparece cuando el tiempo acompaña. La programación mezcla residentes de la isla e invitados de afuera, la cabina está en medio del público y la fiesta recién termina con el sol alto.',
    en: 'A dance floor for six hundred people, open to the sea, with a glass wall that disappears in good weather. The line-up mixes resident DJs from the island with guests from elsewhere, the booth is in the middle of the crowd, and the party only ends when the sun is already high.',
  },
  'Porão Disco': {
    es: 'Bola de espejos, piso a cuadros y un portero que baila. El sótano del viejo hotel pasa disco, funk de los setenta y música brasileña para un público que llega arreglado y sale descalzo; el guardarropa acepta hasta bicicletas plegables.',
    en: 'A mirror ball, a chequered floor and a doorman who dances. In the basement of the old hotel, the sound is disco, seventies funk and Brazilian music, for a crowd that arrives dressed up and leaves barefoot; the cloakroom even takes folding bicycles.',
  },
  'Sambódromo do Mané': {
    es: 'Ronda grande, feijoada (guiso de porotos negros y cerdo) a primera hora de la tarde y una banda que suelta el pandeiro recién cuando lo piden los vecinos. Los domingos la casa se llena con tres generaciones de la misma familia; quien no sabe bailar samba aprende gratis con la gente de la escuela del barrio.',
    en: 'A big samba circle, feijoada (black bean and pork stew) in the early afternoon and a band that only puts down the pandeiro (Brazilian tambourine) when the neighbours ask them to. On Sundays the place fills up with three generations of the same family; if you cannot samba, dancers from the local samba school will teach you for free.',
  },
  'Farol Club': {
    es: 'Tres ambientes apilados como un faro: lounge en la planta baja, pista electrónica en el medio y terraza con vista a la Barra arriba. El ascensor es lento, así que mejor la escalera caracol; guardá aire, porque el mejor sonido suele ser el de las cuatro.',
    en: 'Three spaces stacked like a lighthouse: a lounge on the ground floor, a dance floor for electronic music in the middle and a terrace with a view of Barra at the top. The lift is slow, so take the spiral staircase and save some energy, because the best set is usually the one at four.',
  },
  'Terreiro Forró Pé de Areia': {
    es: 'Trío en vivo, piso de cemento alisado y clase gratis en la primera hora para que nadie quede sentado. El forró de los miércoles (baile de pareja del nordeste) se llena de estudiantes; los sábados vienen parejas de todas las edades. El agua siempre es barata y los ventiladores alcanzan.',
    en: 'A live trio, a polished concrete floor and a free lesson in the first hour so that no one stays seated. The Wednesday forró (a couples’ dance from the north-east) is packed with students; on Saturdays couples of all ages come. Water is always cheap, and the fans do their job.',
  },
  'Usina 48': {
    es: 'Techno, house y experimentos en una usina eléctrica fuera de servicio del continente, con las máquinas de hierro en su lugar. Hay proyecciones sobre paredes de seis metros, no hay VIP y se pide no sacar fotos en la pista, para que cada uno baile en paz.',
    en: 'Techno, house and experimental music in a disused power station on the mainland, with the iron machines still in place. Projections cover the six-metre walls, there are no VIP boxes, and photos on the dance floor are discouraged so that everyone can dance in peace.',
  },
  'Lua Cheia Beach Club': {
    es: 'De día, reposeras y ducha; cuando oscurece, luau con fogón, tambores y un DJ sobre un bote dado vuelta. En las noches de luna llena la entrada incluye un caldo y una almohada de playa para quien decide esperar el amanecer en la arena de Ingleses.',
    en: 'By day, sun loungers and a shower; after dark, a beach party with a bonfire, drums and a DJ on an upturned boat. On full-moon nights the ticket includes broth and a beach pillow for anyone who decides to wait for sunrise on the sand at Ingleses.',
  },
  'Rádio Pirata Karaokê': {
    es: 'Once mil canciones, cuatro cabinas privadas y un escenario principal donde el público aplaude hasta las desafinadas. El bar bautiza los tragos con nombres de telenovelas y alquila pelucas en la entrada; quien cumple años en el mes canta la primera gratis.',
    en: 'Eleven thousand songs, four private booths and a main stage where the audience applauds even the wrong notes. The bar names its drinks after soap operas and hires out wigs at the door; if your birthday is this month, your first song is free.',
  },
  'Reggae na Garapuvu': {
    es: 'Parlantes apilados a la jamaiquina, patio de piedra partida y menta plantada al lado de la barra para el té helado. Las noches de vinilo atraen a coleccionistas; las demás, bandas de Campeche y Rio Tavares se turnan hasta las dos de la mañana.',
    en: 'Speakers stacked Jamaican-style, a gravel yard and mint growing beside the bar for the iced tea. Vinyl nights attract collectors; on other nights, bands from Campeche and Rio Tavares take turns until two in the morning.',
  },
  'Noite Latina do Trapiche': {
    es: 'Salsa, bachata y cumbia en un deck sobre el agua, con profesores que circulan para corregir el paso a quien lo pida. La noche empieza tranquila, con una clase para todos, y se calienta cuando la banda de cinco vientos sube a la tarima junto al timón.',
    en: 'Salsa, bachata and cumbia on a deck over the water, with teachers who go round correcting your steps if you ask. The night starts gently, with a group lesson, and heats up when the five-piece brass band climbs onto the makeshift stage by the helm.',
  },
  'Matinê Canas': {
    es: 'Boliche de cuatro de la tarde a diez de la noche para quienes prefieren dormir temprano o trabajan al día siguiente. La pista es al aire libre, hay protector solar en la barra y el público va de los veinte a los setenta sin que a nadie le llame la atención.',
    en: 'A club open from four in the afternoon until ten at night, for people who prefer an early night or have to work the next day. The dance floor is outdoors, there is sunscreen on the bar, and nobody finds it odd that guests range in age from twenty to seventy.',
  },
  'Clube Subsolo': {
    es: 'Espacio de fiestas independientes en el subsuelo de un estacionamiento de la calle de los bancos, con capacidad reducida y producción rotativa. El contrato terminó el invierno pasado y los socios buscan otro local antes de anunciar la próxima temporada.',
    en: 'A space for independent parties in the basement of a car park in the street where the banks are, with a small capacity and changing promoters. The lease ended last winter, and the partners are looking for another address before they announce the next season.',
  },
};
