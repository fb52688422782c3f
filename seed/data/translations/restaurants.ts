import type { PlaceTranslations } from './place-translations.ts';

export const restaurantTranslations: PlaceTranslations = {
  'Ostreria Maré Mansa': {
    es: 'El criadero está a doscientos metros de la mesa, y las ostras llegan al plato una hora después de salir del agua. Pedí la docena mixta, con gratinadas y al vapor, y guardá lugar para el arroz de pulpo servido en la olla.',
    en: 'The oyster farm is two hundred metres from the table, and the oysters reach your plate an hour after leaving the water. Order the mixed dozen, some baked and some steamed, and leave room for the octopus rice served in the pot.',
  },
  'Cozinha da Dona Zenaide': {
    es: 'Comida manezinha (la cocina de la isla) en olla grande: pirão (crema de harina de mandioca y caldo de pescado), tainha (lisa) rellena en hoja de banano y porotos con laurel del fondo. El salón tiene manteles a cuadros y retratos de la familia; los domingos la fila empieza a las once y nadie se queja.',
    en: 'Manezinho food (the cooking of the island) made in big pots: pirão (a thick paste of cassava flour and fish broth), stuffed tainha (mullet) wrapped in a banana leaf, and beans with bay leaves from the garden. The room has checked tablecloths and family portraits; on Sundays the queue starts at eleven and no one complains.',
  },
  'Fogo de Garapuvu': {
    es: 'Todo pasa por las brasas: el pulpo, la coliflor entera, la costilla que se asa desde temprano y hasta el ananá del postre. La cocina está en el medio del salón, y quien reserva la barra cena frente al fuego y a la charla de los cocineros.',
    en: 'Everything goes over the embers: the octopus, the whole cauliflower, the ribs that roast from early morning and even the pineapple for dessert. The kitchen is in the middle of the room, and guests who reserve the counter dine in front of the flames, listening to the cooks chat.',
  },
  'Peixe na Telha do Pântano': {
    es: 'El barco llega enfrente y el menú del día es lo que vino en la red: corvina, anchoa, a veces un lenguado. Asado sobre una teja con verduras de la feria, llega burbujeante a la mesa de madera clavada en la arena, con limón y pimenta de cheiro (un ají aromático).',
    en: 'The boat comes ashore right in front, and the day’s menu is whatever came up in the net: croaker, bluefish, sometimes a sole. Roasted on a clay tile with vegetables from the market, the fish arrives bubbling at a wooden table set in the sand, with lime and pimenta de cheiro (a fragrant chilli).',
  },
  'Cantina do Nono Ângelo': {
    es: 'Pasta estirada todas las mañanas, salsa que se cocina por horas y un horno a leña comprado a una panadería vieja de Nova Trento. La familia atiende desde hace tres generaciones en la misma casa de Coqueiros y todavía envuelve lo que sobra para el almuerzo del día siguiente.',
    en: 'Pasta rolled every morning, sauce that simmers for hours and a wood-fired oven bought from an old bakery in Nova Trento. The family has been serving guests in the same house in Coqueiros for three generations and still wraps up leftovers for lunch the next day.',
  },
  'Raiz Cozinha de Horta': {
    es: 'Sin carne y sin discursos: el menú cambia todas las semanas según lo que da la huerta de Ratones. Hay ñoquis de batata morada, moqueca (guiso con leche de coco) de palmito y una torta de naranja de la que habla todo el barrio. Almuerzo por peso, cena de tres pasos a precio fijo.',
    en: 'No meat and no preaching: the menu changes every week with what the vegetable garden in Ratones provides. There are purple sweet potato gnocchi, palm heart moqueca (a stew with coconut milk) and an orange cake that the whole neighbourhood talks about. Lunch is sold by weight; dinner is three courses at a fixed price.',
  },
  'Izakaya Onda': {
    es: 'Brochetas a las brasas, pescado crudo de la mañana y porciones chicas para pedir de a poco, como en un buen bar japonés. El chef compra directo a los pescadores de Armação y sirve una serie de cortes de pescado blanco que no hay en otro lugar de la ciudad.',
    en: 'Skewers over embers, raw fish caught that morning and small plates to order a few at a time, as in a good Japanese bar. The chef buys directly from the fishermen of Armação and serves a range of cuts of white fish that you will find nowhere else in the city.',
  },
  'Rancho da Tainha': {
    es: 'Entre mayo y julio, el rancho entero vive del cardumen de tainha (lisa): abierta y asada, ahumada o con farofa (harina de mandioca tostada) de huevas. El resto del año siguen firmes los camarones a la milanesa y el caldo de mero, en mesas compartidas frente a la playa de Armação.',
    en: 'From May to July the whole place revolves around the shoals of tainha (mullet), served split and grilled, smoked, or with roe farofa (toasted cassava flour). For the rest of the year there are breaded prawns and grouper broth, at shared tables facing Armação beach.',
  },
  'Bistrô Casa 1890': {
    es: 'En una casa restaurada de una calle sin salida, solo ocho mesas y un menú escrito a mano. La cocina mira a Francia y compra en la feria del Largo: confit de pato con butiá, suflé de queijo serrano (queso de la sierra) y una carta corta de vinos de altura.',
    en: 'In a restored house on a dead-end street, there are only eight tables and a handwritten menu. The kitchen looks to France and shops at the Largo market: duck confit with butiá, queijo serrano soufflé and a short list of high-altitude wines.',
  },
  'Hambúrguer da Ponte': {
    es: 'Debajo de las palmeras del continente, en una plancha antigua se aplasta carne picada en el momento, que va en pan de leche hecho por la vecina. Son cinco opciones sin vueltas; la salsa de la casa lleva morrón tostado, y desde la vereda se ve el puente Hercílio Luz iluminado.',
    en: 'Under the palm trees on the mainland, an old griddle presses freshly minced beef, served in milk buns made by a neighbour. There are five burgers and no frills; the house sauce is made with roasted pepper, and from the pavement you can see the Hercílio Luz bridge lit up.',
  },
  'Sabor do Porto Self-service': {
    es: 'El bufé de almuerzo que salva a quienes trabajan en el Centro: veinte ensaladas, carnes a la parrilla en el momento y, los viernes, una isla solo de mariscos. El precio por kilo es justo, la fila avanza rápido y el café de filtro lo invita la casa.',
    en: 'The lunch buffet that comes to the rescue of people who work in the centre: twenty salads, meat grilled to order and, on Fridays, a counter just for seafood. You pay a fair price by weight, the queue moves quickly and the filter coffee is on the house.',
  },
  'Jurerê Mar e Brasa': {
    es: 'A pocos metros del pasto de la playa, el salón aireado sirve mariscos a las brasas, ensaladas grandes y, los sábados, una paella preparada en el patio. Tiene sillas altas, un menú infantil de verdad y lugar para que los chicos corran mientras llega el plato.',
    en: 'A few metres from the lawn by the beach, the airy dining room serves seafood from the grill, large salads and a Saturday paella cooked in the yard. It has high chairs, a proper children’s menu and space for the children to run around until the food arrives.',
  },
};
