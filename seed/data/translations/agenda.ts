interface EventTranslation {
  title: string;
  description: string;
}

/** Seeded events in other languages, by title. */
export const agendaTranslations: Readonly<
  Record<string, { es: EventTranslation; en: EventTranslation }>
> = {
  'Roda de samba no deque': {
    es: {
      title: 'Ronda de samba en el deck',
      description:
        'La gente de Canto da Lagoa canta los sambas de siempre con los pies casi en el agua. Llegá antes de las diez para sentarte cerca de la ronda; después se canta de pie, y nadie se queja.',
    },
    en: {
      title: 'Samba circle on the deck',
      description:
        'Musicians from Canto da Lagoa play the old sambas with their feet almost in the water. Come before ten to sit near the circle; after that everyone sings standing up, and no one complains.',
    },
  },
  'Pagode da escadaria': {
    es: {
      title: 'Pagode de la escalera',
      description:
        'Las mesas bajan a la vereda y los escalones se vuelven tribuna para quienes van directo del trabajo al cavaquinho. Sin couvert (el cargo por la música): el sombrero pasa entre un tema y otro.',
    },
    en: {
      title: 'Pagode on the stairs',
      description:
        'The tables move onto the pavement and the steps become seats for those who come straight from work to hear the cavaquinho. No couvert (music charge): the hat goes round between songs.',
    },
  },
  'Sábado de samba-rock': {
    es: {
      title: 'Sábado de samba-rock',
      description:
        'Dos bandejas, vinilo brasileño de los setenta y una clase de veinte minutos antes de que se abra la pista. La cocina sirve buñuelos de cangrejo hasta el final.',
    },
    en: {
      title: 'Samba-rock Saturday',
      description:
        'Two turntables, Brazilian vinyl from the seventies and a twenty-minute lesson before the dance floor opens. The kitchen serves crab fritters until the end of the night.',
    },
  },
  'Violão ao pôr do sol': {
    es: {
      title: 'Guitarra al atardecer',
      description:
        'Una voz, una guitarra y la canoa que vuelve por el canal. El repertorio va de la bossa al reggae según el viento, y termina cuando el último pescado sale de la parrilla.',
    },
    en: {
      title: 'Guitar at sunset',
      description:
        'A voice, a guitar and a canoe coming back along the channel. The songs range from bossa nova to reggae, depending on the wind, and the music ends when the last fish leaves the grill.',
    },
  },
  'Torneira nova: lançamento do mês': {
    es: {
      title: 'Canilla nueva: estreno del mes',
      description:
        'Todos los meses sale de la primera canilla una receta que nunca se sirvió, con el cervecero al lado para contar qué salió mal hasta que salió bien. Las primeras cien copas las invita la casa.',
    },
    en: {
      title: 'New on tap: beer of the month',
      description:
        'Every month a beer that has never been served before flows from the first tap, with the brewer beside it to tell you what went wrong before it went right. The first hundred glasses are on the house.',
    },
  },
  'Feijoada com samba': {
    es: {
      title: 'Feijoada con samba',
      description:
        'Feijoada completa (guiso de porotos negros y cerdo) servida en olla, con couve (col de hoja) de la huerta y naranja cortada en el momento. El trío de la casa toca de dos a cinco, y el precio incluye la primera caipirinha.',
    },
    en: {
      title: 'Feijoada with samba',
      description:
        'A full feijoada (black bean and pork stew) served from the pot, with greens from the garden and freshly cut orange. The house trio plays from two to five, and the price includes the first caipirinha.',
    },
  },
  'Quiz do quintal': {
    es: {
      title: 'Trivia del patio',
      description:
        'Cinco rondas de preguntas sobre la isla, cine, fútbol y lo que surja. Equipos de hasta seis personas; el que queda último paga la picada del que ganó.',
    },
    en: {
      title: 'Quiz in the yard',
      description:
        'Five rounds of questions about the island, films, football and whatever else comes up. Teams of up to six; the team that comes last pays for the winners’ food.',
    },
  },
  'DJ no terraço': {
    es: {
      title: 'DJ en la terraza',
      description:
        'House brasileño y disco con las luces del puente de fondo. La carta de gins suma dos tragos que solo existen en estas noches.',
    },
    en: {
      title: 'DJ on the terrace',
      description:
        'Brazilian house and disco with the lights of the bridge in the background. The gin list has two extra drinks that are only served on these nights.',
    },
  },
  'Blues no porão': {
    es: {
      title: 'Blues en el sótano',
      description:
        'Guitarra, armónica y paredes de piedra que sostienen los graves. Un miércoles sí y otro no, con escenario abierto en la última media hora para quien traiga su instrumento.',
    },
    en: {
      title: 'Blues in the cellar',
      description:
        'Guitar, harmonica and stone walls that keep the bass in. Every other Wednesday, with an open stage in the last half hour for anyone who brings an instrument.',
    },
  },
  'Berbigão e choro na areia': {
    es: {
      title: 'Berbigão y choro en la arena',
      description:
        'El último domingo del mes el berbigão (almejas chicas) va de la red directo a la olla, y los músicos del barrio tocan debajo de los almendros. Traé una silla si querés quedarte a la orilla del agua.',
    },
    en: {
      title: 'Clams and choro on the sand',
      description:
        'On the last Sunday of the month the berbigão (small clams) goes from the net straight into the pot, and the local choro band plays under the almond trees. Bring a chair if you want to sit by the water.',
    },
  },
  'Luau do Bambu': {
    es: {
      title: 'Luau del Bambu',
      description:
        'Fogón, antorchas y guitarras en ronda en la arena de Campeche. Si llueve, la ronda sube al deck techado y sigue.',
    },
    en: {
      title: 'Luau at Bambu',
      description:
        'A fire, torches and guitars in a circle on the sand at Campeche. If it rains, the circle moves up to the covered deck and carries on.',
    },
  },
  'Jantar harmonizado de ostras': {
    es: {
      title: 'Cena maridada de ostras',
      description:
        'Cinco pasos de ostra, de la fresca a la gratinada, con espumantes de la sierra elegidos por una sommelier invitada. Hay veinticuatro lugares en una sola mesa, frente a la bahía.',
    },
    en: {
      title: 'Oyster dinner with wine pairing',
      description:
        'Five courses of oysters, from raw to baked, with sparkling wines from the hills chosen by a guest sommelier. There are twenty-four seats at one table, facing the bay.',
    },
  },
  'Oficina: como abrir uma ostra': {
    es: {
      title: 'Taller: cómo abrir una ostra',
      description:
        'Guante, cuchillo y una docena de ostras por persona: el maricultor de la casa enseña a abrirlas, a reconocer el punto y a no cortarse. Al final se come lo que se abrió.',
    },
    en: {
      title: 'Workshop: how to open an oyster',
      description:
        'A glove, a knife and a dozen oysters each: the house oyster farmer teaches you how to open them, how to tell whether they are good and how not to cut yourself. At the end you eat what you have opened.',
    },
  },
  'Noite do assador convidado': {
    es: {
      title: 'Noche del asador invitado',
      description:
        'Un cocinero de afuera se hace cargo de la parrilla por una noche y trae su propia leña. El menú es uno solo, servido para todos al mismo tiempo.',
    },
    en: {
      title: 'Grill night with a guest cook',
      description:
        'A visiting cook takes over the grill for one night and brings their own firewood. There is a single menu, served to everyone at the same time.',
    },
  },
  'Oficina de horta em casa': {
    es: {
      title: 'Taller de huerta en casa',
      description:
        'Cómo plantar hierbas en la ventana, el balcón o el patio, con plantines para llevar. El almuerzo, hecho con lo que se cosechó a la mañana, está incluido.',
    },
    en: {
      title: 'Home gardening workshop',
      description:
        'How to grow herbs on a windowsill, on a balcony or in a garden, with seedlings to take home. Lunch, made with what was picked that morning, is included.',
    },
  },
  'Semana do lámen': {
    es: {
      title: 'Semana del ramen',
      description:
        'Seis noches, seis caldos que se cocinan dieciocho horas: miso, shoyu, cerdo, pollo, pescado seco y uno vegetal. Cada olla da sesenta tazones y se termina cuando se termina.',
    },
    en: {
      title: 'Ramen week',
      description:
        'Six nights, six broths that simmer for eighteen hours: miso, shoyu, pork, chicken, dried fish and vegetable. Each pot makes sixty bowls, and when it is gone, it is gone.',
    },
  },
  'Piano e voz na Casa 1890': {
    es: {
      title: 'Piano y voz en la Casa 1890',
      description:
        'Canciones francesas y brasileñas en el salón de adelante, a la luz de las velas, entre el couvert (el pan y la entrada) y el postre. Reservá mesa: la música viene con la cena.',
    },
    en: {
      title: 'Piano and voice at Casa 1890',
      description:
        'French and Brazilian songs in the front room, by candlelight, between the bread and the dessert. Book a table: the music comes with dinner.',
    },
  },
  'Camerata da Ilha toca Vivaldi e Villa-Lobos': {
    es: {
      title: 'La Camerata da Ilha toca Vivaldi y Villa-Lobos',
      description:
        'Las Cuatro Estaciones de uno y las Bachianas del otro, con once cuerdas y una soprano invitada. Veinte minutos antes, el director conversa con el público en el foyer.',
    },
    en: {
      title: 'Camerata da Ilha plays Vivaldi and Villa-Lobos',
      description:
        'Vivaldi’s Four Seasons and Villa-Lobos’s Bachianas, with eleven string players and a guest soprano. Twenty minutes before the start, the conductor talks to the audience in the foyer.',
    },
  },
  'O auto do boi perdido': {
    es: {
      title: 'La farsa del buey perdido',
      description:
        'Comedia con música en vivo sobre un boi de mamão (el buey de la fiesta popular) que desaparece la víspera de la fiesta. Dos semanas en cartel, con intérprete de lengua de señas los domingos.',
    },
    en: {
      title: 'The play of the lost ox',
      description:
        'A comedy with live music about a boi de mamão (the ox of a local folk play) that disappears the day before the festival. A two-week run, with a sign language interpreter on Sundays.',
    },
  },
  'Mostra de dança contemporânea': {
    es: {
      title: 'Muestra de danza contemporánea',
      description:
        'Cinco compañías del sur de Brasil comparten el escenario en cinco noches, cada una con un estreno. La entrada de una noche da mitad de precio en las otras.',
    },
    en: {
      title: 'Contemporary dance week',
      description:
        'Five companies from the south of Brazil share the stage over five nights, each with a premiere. With a ticket for one night, you pay half price for the others.',
    },
  },
  'Exposição Cartas da Ilha': {
    es: {
      title: 'Exposición Cartas de la Isla',
      description:
        'Doscientos años de cartas entre pescadores, inmigrantes y quienes esperaban en el muelle, leídas en voz alta en cabinas. Visitas guiadas los sábados a las tres de la tarde.',
    },
    en: {
      title: 'Exhibition: Letters from the Island',
      description:
        'Two hundred years of letters between fishermen, immigrants and those who waited on the quay, read aloud in booths. Guided tours on Saturdays at three in the afternoon.',
    },
  },
  'Roda de choro aberta': {
    es: {
      title: 'Ronda de choro abierta',
      description:
        'Quien toca se sienta en la ronda, quien no toca acerca una silla. Partituras sobre la mesa, café de filtro y una pausa para la torta de la dueña de casa.',
    },
    en: {
      title: 'Open choro circle',
      description:
        'If you play, sit in the circle; if you do not, pull up a chair. Sheet music on the table, filter coffee and a break for the host’s cake.',
    },
  },
  'Noite das bandas novas': {
    es: {
      title: 'Noche de bandas nuevas',
      description:
        'Tres bandas que todavía no sacaron un disco, media hora cada una, y un número que nadie anuncia antes. Quien viene en bicicleta paga la mitad.',
    },
    en: {
      title: 'New bands night',
      description:
        'Three bands that have not released a record yet, half an hour each, and one surprise act. If you come by bicycle, you pay half price.',
    },
  },
  'Quarteto da casa': {
    es: {
      title: 'Cuarteto de la casa',
      description:
        'Standards, jazz brasileño y un invitado por semana, en dos sets de cincuenta minutos. Silencio durante los solos, charla en el intervalo.',
    },
    en: {
      title: 'House quartet',
      description:
        'Standards, Brazilian jazz and a different guest each week, in two fifty-minute sets. Silence during the solos, conversation in the interval.',
    },
  },
  'Concerto no gramado': {
    es: {
      title: 'Concierto en el césped',
      description:
        'Orquestas y coros de la ciudad tocan gratis para quienes tienden su lona frente al escenario. Si llueve, no se hace; si cambia el tiempo, el aviso sale acá.',
    },
    en: {
      title: 'Concert on the lawn',
      description:
        'Orchestras and choirs from the city perform free of charge for anyone who spreads a blanket in front of the stage. There is no concert if it rains; if the weather turns, check here for news.',
    },
  },
  'Microfone aberto do Sobrado': {
    es: {
      title: 'Micrófono abierto del Sobrado',
      description:
        'Diez comediantes, cinco minutos cada uno, una campana para el que se pasa. Inscripción en la puerta hasta las siete y media.',
    },
    en: {
      title: 'Open mic at the Sobrado',
      description:
        'Ten comedians, five minutes each, and a bell for those who run over. Sign up at the door by half past seven.',
    },
  },
  'Festival Verão da Ilha': {
    es: {
      title: 'Festival Verano de la Isla',
      description:
        'Dos días, dos escenarios y el mar detrás. Viernes de samba y pop, sábado de rock y rap; colectivos cada hora desde las terminales y agua gratis en los bebederos.',
    },
    en: {
      title: 'Island Summer Festival',
      description:
        'Two days, two stages and the sea behind them. Samba and pop on Friday, rock and rap on Saturday; buses every hour from the terminals and free water at the drinking fountains.',
    },
  },
  'Boi de mamão na praça': {
    es: {
      title: 'Boi de mamão en la plaza',
      description:
        'La Bernunça se traga a los chicos, la Maricota baila y el buey muere y se levanta, como todos los sábados desde hace cuarenta años. Termina en ronda, con el público adentro.',
    },
    en: {
      title: 'Boi de mamão in the square',
      description:
        'The monster Bernunça swallows the children, giant Maricota dances, and the ox dies and rises again, as they have done every Saturday for forty years. It ends in a circle, with the audience joining in.',
    },
  },
  'Monólogo das marés': {
    es: {
      title: 'Monólogo de las mareas',
      description:
        'Una farera cuenta las noches por los barcos que no llegaron. Teatro a tres metros de la actriz, para cuarenta personas por función.',
    },
    en: {
      title: 'Monologue of the tides',
      description:
        'A lighthouse keeper counts her nights by the ships that never arrived. The audience of forty sits three metres from the actress.',
    },
  },
  'Sessão de fim de tarde': {
    es: {
      title: 'Sesión del atardecer',
      description:
        'Sillones en la arena, un trío acústico y el sol que baja detrás del continente. El valor de la entrada se consume en la barra.',
    },
    en: {
      title: 'Late afternoon session',
      description:
        'Sofas on the sand, an acoustic trio and the sun setting behind the mainland. The entry price counts as credit at the bar.',
    },
  },
  'Sessão comentada de terça': {
    es: {
      title: 'Función comentada de los martes',
      description:
        'Una película que no pasó por los shoppings y, después, media hora de charla con alguien que la conoce bien. Pochoclo de olla y entrada al precio que puedas pagar.',
    },
    en: {
      title: 'Tuesday film and talk',
      description:
        'A film that the multiplexes did not show, followed by half an hour of conversation with someone who knows it well. The popcorn is made in a pot, and you pay what you can for your ticket.',
    },
  },
  'Maresia até o sol nascer': {
    es: {
      title: 'Maresia hasta que salga el sol',
      description:
        'Pista abierta, techo que se corre a las cinco y la primera zambullida del domingo a veinte pasos de la puerta. La pulsera incluye el transporte de vuelta al Centro.',
    },
    en: {
      title: 'Maresia until sunrise',
      description:
        'A dance floor open to the sea, a roof that slides back at five and Sunday’s first swim twenty paces from the door. The wristband includes transport back to the centre.',
    },
  },
  'Baile dos anos oitenta': {
    es: {
      title: 'Baile de los ochenta',
      description:
        'Sintetizador, hombreras y bola de espejos, con concurso de coreografías a la medianoche. Con disfraz y antes de las once, no se paga.',
    },
    en: {
      title: 'Eighties night',
      description:
        'Synthesisers, shoulder pads and a mirror ball, with a dance competition at midnight. Free entry in fancy dress before eleven.',
    },
  },
  'Ensaio técnico das escolas': {
    es: {
      title: 'Ensayo técnico de las escuelas de samba',
      description:
        'Batería, bailarines y carrozas todavía sin tela: las escuelas miden el tiempo del desfile en la avenida y el público aprende el samba. Tribuna libre y gratis.',
    },
    en: {
      title: 'Samba schools’ technical rehearsal',
      description:
        'Drums, dancers and floats that are not yet decorated: the samba schools time their parade and the audience learns the songs. The stands are open to all, free of charge.',
    },
  },
  'Noite do farol': {
    es: {
      title: 'Noche del faro',
      description:
        'Un haz de luz gira sobre la pista cada doce segundos y la música cambia con él. Un sábado sí y otro no, con invitados de otros estados.',
    },
    en: {
      title: 'Lighthouse night',
      description:
        'A beam of light sweeps the dance floor every twelve seconds and the music changes with it. Every other Saturday, with guests from other states.',
    },
  },
  'Aulão e forró pé de serra': {
    es: {
      title: 'Clase y forró pé de serra',
      description:
        'A las nueve se aprende el paso, a las diez llega el acordeón. Andá en ojotas y sin pareja: acá es fácil conocer gente.',
    },
    en: {
      title: 'Traditional forró, with a lesson',
      description:
        'At nine you learn the steps; at ten the accordion arrives. Come in flip-flops and without a partner: the staff are good at introducing people.',
    },
  },
  Turbina: {
    es: {
      title: 'Turbina',
      description:
        'Nueve horas de techno entre las máquinas de la vieja usina, con tapones para los oídos en la entrada y desayuno a la salida. Solo el último sábado del mes.',
    },
    en: {
      title: 'Turbina',
      description:
        'Nine hours of techno among the machines of the old power station, with earplugs at the door and breakfast on the way out. Only on the last Saturday of the month.',
    },
  },
  'Fogueira da lua cheia': {
    es: {
      title: 'Fogón de luna llena',
      description:
        'Fuego en la arena, percusión y un baño de mar a la medianoche para quien se anime. Pies en la arena, sin tacos y sin VIP.',
    },
    en: {
      title: 'Full-moon bonfire',
      description:
        'A fire on the sand, percussion and a midnight swim for those who dare. Feet in the sand, no heels and no VIP area.',
    },
  },
  'Karaokê com banda': {
    es: {
      title: 'Karaoke con banda',
      description:
        'Bajo, batería y guitarra de verdad detrás de vos y ochocientas canciones en la lista. Los desafinados tienen prioridad en la fila.',
    },
    en: {
      title: 'Karaoke with a band',
      description:
        'Real bass, drums and guitar behind you and eight hundred songs on the list. Out-of-tune singers go first.',
    },
  },
  'Domingo de paredão': {
    es: {
      title: 'Domingo de parlantes',
      description:
        'Una pared de parlantes hecha a mano, selección de reggae de raíz y una feria de discos debajo de los árboles. Chicos y perros son bienvenidos hasta las ocho.',
    },
    en: {
      title: 'Sound system Sunday',
      description:
        'A hand-built wall of speakers, roots reggae and a small record fair under the trees. Children and dogs are welcome until eight.',
    },
  },
  'Aula de salsa e baile': {
    es: {
      title: 'Clase de salsa y baile',
      description:
        'Una hora de clase para quien nunca bailó y cuatro de orquesta con vientos. En la primera media hora se cambia de pareja en cada tema.',
    },
    en: {
      title: 'Salsa lesson and dance',
      description:
        'An hour’s lesson for those who have never danced, then four hours of live music from a band with a brass section. For the first half hour you change partners with every song.',
    },
  },
  'Matinê de verão': {
    es: {
      title: 'Matiné de verano',
      description:
        'Fiesta de tarde para quien se levanta temprano el lunes: pista techada, jugos, pasteles (empanadas fritas) y nada de alcohol. Los padres entran gratis.',
    },
    en: {
      title: 'Summer matinée',
      description:
        'An afternoon party for those who get up early on Monday: a covered dance floor, juices, pastéis (fried pasties) and no alcohol. Parents get in free.',
    },
  },
  'Tarde de renda de bilro': {
    es: {
      title: 'Tarde de encaje de bolillos',
      description:
        'Las encajeras del barrio traen sus almohadillas y le enseñan el primer punto a quien se siente. Los bolillos se prestan; la paciencia la trae cada uno.',
    },
    en: {
      title: 'Bobbin lace afternoon',
      description:
        'The lacemakers of the neighbourhood bring their pillows and teach the first stitch to anyone who sits down. Bobbins are provided; you bring the patience.',
    },
  },
  'Prova de cafés da safra': {
    es: {
      title: 'Cata de cafés de la cosecha',
      description:
        'Seis cafés a ciegas, la misma agua y la misma molienda: decide la nariz. Al final se revela de qué finca vino cada uno.',
    },
    en: {
      title: 'New-harvest coffee tasting',
      description:
        'Six coffees tasted blind, with the same water and the same grind: your nose decides. At the end you learn which farm each one came from.',
    },
  },
  'Clube de leitura da Entrelinhas': {
    es: {
      title: 'Club de lectura de Entrelinhas',
      description:
        'Un libro por mes, elegido por quienes vinieron el mes anterior. No hace falta haber llegado al final para opinar.',
    },
    en: {
      title: 'Entrelinhas book club',
      description:
        'One book a month, chosen by those who came the month before. You do not need to have finished it to have an opinion.',
    },
  },
  'Histórias para crianças pequenas': {
    es: {
      title: 'Cuentos para chicos',
      description:
        'Libros, títeres y una alfombra en la sala del fondo, para quienes tienen de dos a seis años y traen a un adulto. Después de la última página hay torta.',
    },
    en: {
      title: 'Stories for small children',
      description:
        'Books, puppets and a rug in the back room, for children aged two to six who bring an adult. After the last page there is cake.',
    },
  },
  'Vinil na madrugada': {
    es: {
      title: 'Vinilo de madrugada',
      description:
        'Cada mesa elige un lado de un disco del estante, y suena entero. Para quien sale de la guardia, vuelve del boliche o simplemente no puede dormir.',
    },
    en: {
      title: 'Vinyl in the small hours',
      description:
        'Each table chooses one side of a record from the shelf, and it plays in full. For anyone coming off a late shift, on the way home from a club or just unable to sleep.',
    },
  },
  'Telescópios no mirante': {
    es: {
      title: 'Telescopios en el mirador',
      description:
        'El club de astronomía arma cuatro telescopios y muestra lunas, anillos y lo que la noche deje ver. Llevá abrigo; con el cielo cubierto, queda para la próxima.',
    },
    en: {
      title: 'Telescopes at the lookout',
      description:
        'The astronomy club sets up four telescopes and shows you moons, rings and whatever the night allows. Bring a jacket; if the sky is overcast, the session moves to the next date.',
    },
  },
  'Luzes da ponte': {
    es: {
      title: 'Luces del puente',
      description:
        'El puente se enciende en cuadros de diez minutos que cuentan cien años de cruces, con sonido en las cabeceras. Se ve mejor desde la cabecera de la isla, de pie.',
    },
    en: {
      title: 'Lights on the bridge',
      description:
        'The bridge lights up in ten-minute scenes that tell the story of a hundred years of crossings, with sound at both ends. The best view is from the island end, standing up.',
    },
  },
  'Chorinho no vão central': {
    es: {
      title: 'Chorinho en el patio central',
      description:
        'Los músicos del mercado tocan entre los puestos de pescado y los mostradores de pasteles (empanadas fritas), como los sábados de antes. Llegá con hambre.',
    },
    en: {
      title: 'Chorinho in the central hall',
      description:
        'The market band plays between the fish stalls and the counters that sell pastéis (fried pasties), as on Saturdays in the old days. Come hungry.',
    },
  },
  'Remada ecológica': {
    es: {
      title: 'Remada ecológica',
      description:
        'Vuelta en kayak por la orilla con una bióloga que muestra nidos, huellas y lo que no debería estar ahí. Los chalecos y los kayaks se prestan en el lugar.',
    },
    en: {
      title: 'Nature paddle',
      description:
        'A kayak trip along the shore with a biologist, who shows you nests, tracks and things that should not be there. Life jackets and kayaks are provided.',
    },
  },
  'Remada do nascer do sol': {
    es: {
      title: 'Remada al amanecer',
      description:
        'Grupo chico, tablas anchas y media hora de clase en la orilla antes de salir. Quienes nunca remaron son los que más lo disfrutan.',
    },
    en: {
      title: 'Sunrise paddle',
      description:
        'A small group, wide boards and a half-hour lesson on the shore before you set off. People who have never paddled before enjoy it most.',
    },
  },
  'Teatro nas muralhas': {
    es: {
      title: 'Teatro en las murallas',
      description:
        'Soldados, lavanderas y un cura de mal humor cuentan la vida en la fortaleza en 1765, de muralla en muralla. El público camina con ellos: vení con calzado firme.',
    },
    en: {
      title: 'Theatre on the ramparts',
      description:
        'Soldiers, washerwomen and a grumpy priest tell the story of life in the fortress in 1765, from rampart to rampart. The audience walks along with them: wear sturdy shoes.',
    },
  },
  'Caminhada guiada pela freguesia': {
    es: {
      title: 'Caminata guiada por el pueblo',
      description:
        'Dos horas de casas antiguas, iglesia, molino e historias de brujas con un vecino que se las oyó a su abuela. Sale de la plaza, con cualquier tiempo.',
    },
    en: {
      title: 'Guided walk through the old village',
      description:
        'Two hours of old houses, a church, a mill and tales of witches, with a local man who heard them from his grandmother. The walk starts in the square, whatever the weather.',
    },
  },
  'Etapa de surfe da Joaquina': {
    es: {
      title: 'Fecha de surf en Joaquina',
      description:
        'Tres días de series según el mar, de infantiles a longboard, con tribuna en las piedras. El llamado es a las siete, en la arena.',
    },
    en: {
      title: 'Surf contest at Joaquina',
      description:
        'Three days of heats, depending on the sea, from juniors to longboard, with seats on the rocks. The first call is at seven, on the sand.',
    },
  },
  'Mutirão de limpeza da restinga': {
    es: {
      title: 'Jornada de limpieza de la costa',
      description:
        'Guantes, bolsas y desayuno para quien venga; lo que se junta se pesa y se cuenta delante de todos. Termina con un baño de mar.',
    },
    en: {
      title: 'Coastal clean-up',
      description:
        'Gloves, bags and breakfast for all who come; the litter collected is weighed and counted in front of everyone. It ends with a swim.',
    },
  },
  'Ioga na areia': {
    es: {
      title: 'Yoga en la arena',
      description:
        'Una hora de práctica mirando al mar, para todos los niveles. Traé lona o colchoneta, y agua.',
    },
    en: {
      title: 'Yoga on the sand',
      description:
        'An hour of practice facing the sea, for all levels. Bring a sarong or a mat, and water.',
    },
  },
  'Feira de domingo na praça': {
    es: {
      title: 'Feria de los domingos en la plaza',
      description:
        'Más de cien puestos de artesanías, ropa usada, plantas y comida callejera alrededor de la glorieta. El almuerzo se vuelve picnic en el pasto, y la música no para.',
    },
    en: {
      title: 'Sunday market in the square',
      description:
        'More than a hundred stalls selling crafts, second-hand clothes, plants and street food around the bandstand. Lunch becomes a picnic on the grass, and the music never stops.',
    },
  },
  'Ostra e Vinho, edição de verão': {
    es: {
      title: 'Ostra e Vinho, edición de verano',
      description:
        'Cuatro días seguidos de mostradores abiertos, con productores de la bahía sur y bodegas de la sierra. Se compra la copa en la entrada y se paga por porción; el transporte desde el Centro es gratis.',
    },
    en: {
      title: 'Oysters and Wine, summer edition',
      description:
        'Four consecutive days of open stalls, with oyster growers from the south bay and wineries from the hills. You buy a glass at the entrance and pay per portion; transport from the centre is free.',
    },
  },
  'Virada na Beira-Mar': {
    es: {
      title: 'Año Nuevo en la Beira-Mar',
      description:
        'Escenario con artistas locales desde las ocho, cuenta regresiva en el puente y fuegos artificiales sobre la bahía. La avenida se cierra a los autos a las seis: vení en colectivo o a pie.',
    },
    en: {
      title: 'New Year on the Beira-Mar',
      description:
        'A stage with local artists from eight, a countdown on the bridge and fireworks over the bay. The avenue closes to cars at six: come by bus or on foot.',
    },
  },
  'Treino aberto das Três Pontes': {
    es: {
      title: 'Entrenamiento abierto de los Tres Puentes',
      description:
        'Los diez kilómetros de la carrera sin cronómetro, con liebres y agua cada tres kilómetros. Largan juntos los que corren y los que caminan.',
    },
    en: {
      title: 'Open training run for the Three Bridges',
      description:
        'The full ten kilometres of the race, but untimed, with pacemakers and water every three kilometres. Runners and walkers start together.',
    },
  },
  'Cinema no gramado': {
    es: {
      title: 'Cine en el césped',
      description:
        'Una película brasileña elegida por votación y, antes, un corto de estudiantes. Llevá manta y repelente; si llueve, la función pasa a la semana siguiente.',
    },
    en: {
      title: 'Cinema on the lawn',
      description:
        'A Brazilian film chosen by vote, with a short student film before it. Bring a blanket and insect repellent; if it rains, the screening moves to the following week.',
    },
  },
  'Aberto de sandboard': {
    es: {
      title: 'Abierto de sandboard',
      description:
        'Bajadas cronometradas y saltos juzgados por quienes inventaron la mitad. Entre las series hay tablas prestadas y clases para chicos.',
    },
    en: {
      title: 'Sandboarding open',
      description:
        'Timed descents and jumps judged by the people who invented half of them. Between heats there are boards to borrow and lessons for children.',
    },
  },
  'Noite dos museus': {
    es: {
      title: 'Noche de los museos',
      description:
        'Ocho museos y casas históricas abiertos hasta la medianoche, con visitas, música y café en la vereda. El mapa se reparte en la Praça XV.',
    },
    en: {
      title: 'Museum night',
      description:
        'Eight museums and historic houses open until midnight, with tours, music and coffee on the pavement. Maps are handed out in Praça XV.',
    },
  },
  'Encontro de mestres cervejeiros, queijeiros e padeiros: três dias de provas às cegas, oficinas e o pão do ano':
    {
      es: {
        title:
          'Encuentro de maestros cerveceros, queseros y panaderos: tres días de catas a ciegas, talleres y el pan del año',
        description:
          'Quienes hacen cerveza, queso y pan con sus propias manos intercambian fermentos y recetas delante del público. Degustaciones cada hora y votación del pan del año el domingo.',
      },
      en: {
        title:
          'Gathering of master brewers, cheesemakers and bakers: three days of blind tastings, workshops and the bread of the year',
        description:
          'People who make beer, cheese and bread with their own hands exchange starter cultures and recipes in front of the public. There are tastings every hour and, on Sunday, a vote for the bread of the year.',
      },
    },
  'Vela para todos': {
    es: {
      title: 'Vela para todos',
      description:
        'Tripulantes con experiencia llevan a quien nunca navegó a dar una vuelta de cuarenta minutos por la bahía. Inscripción por orden de llegada, en el muelle.',
    },
    en: {
      title: 'Sailing for all',
      description:
        'Experienced crews take first-time sailors on a forty-minute trip around the bay. Sign up at the jetty: first come, first served.',
    },
  },
  'Primeiro fim de semana da tainha': {
    es: {
      title: 'Primer fin de semana de la tainha',
      description:
        'Los puestos abren al lado del canal con la primera pesca de la temporada: tainha (lisa) a las brasas, huevas fritas y caldo para quien llega con frío. El sábado hay carrera de canoas; el domingo, misa de los pescadores.',
    },
    en: {
      title: 'First weekend of the mullet season',
      description:
        'The stalls open beside the channel with the first catch of tainha (mullet): grilled fish, fried roe and broth for those who arrive cold. There is a canoe race on Saturday and a fishermen’s mass on Sunday.',
    },
  },
  'Bandeira do Divino de casa em casa': {
    es: {
      title: 'La bandera del Divino de casa en casa',
      description:
        'Una vez por mes la bandera sale de la iglesia con rabel, guitarra y tambor, y quien abre la puerta ofrece café y roscas. Lo que se junta paga la fiesta del año que viene.',
    },
    en: {
      title: 'The Divino flag from house to house',
      description:
        'Once a month the flag leaves the church with fiddle, guitar and drum, and those who open their doors offer coffee and sweet bread. The money collected pays for next year’s festival.',
    },
  },
  'Tainha na brasa: última noite da temporada': {
    es: {
      title: 'Tainha a las brasas: última noche de la temporada',
      description:
        'La comunidad asó lo que quedaba de la temporada y pasó el sombrero para la escuela de remo. Los que no vinieron oyeron hablar de la fiesta toda la semana.',
    },
    en: {
      title: 'Grilled mullet: last night of the season',
      description:
        'The community grilled what was left of the season’s catch and passed the hat round for the rowing school. Those who missed it heard about it all week.',
    },
  },
  'Reunião para remontar o arraial': {
    es: {
      title: 'Reunión para volver a armar la fiesta',
      description:
        'La asociación de vecinos muestra el proyecto de la nueva plaza y anota nombres para los puestos del año que viene.',
    },
    en: {
      title: 'Meeting to bring the June festival back',
      description:
        'The residents’ association presents the plan for the new square and takes names for next year’s stalls.',
    },
  },
  'Encontro de bordado e conversa': {
    es: {
      title: 'Encuentro de bordado y charla',
      description:
        'Una tarde por mes para quien borda, teje o solo quiere compañía. Todavía falta combinar el día con las encajeras.',
    },
    en: {
      title: 'Embroidery and conversation',
      description:
        'One afternoon a month for those who embroider, knit or just want company. The day still has to be agreed with the lacemakers.',
    },
  },
};
