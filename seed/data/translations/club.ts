interface OfferTranslation {
  title: string;
  terms: string;
}

/** Seeded offers in other languages, by title. A person wrote them: offers are promises. */
export const offerTranslations: Readonly<
  Record<string, { es: OfferTranslation; en: OfferTranslation }>
> = {
  '20% na conta de terça a sexta': {
    es: {
      title: '20 % en la cuenta de martes a viernes',
      terms: 'Válido para la mesa del socio, hasta cuatro personas. No incluye el servicio.',
    },
    en: {
      title: '20% off the bill, Tuesday to Friday',
      terms: 'For the member’s table, up to four people. Does not include the service charge.',
    },
  },
  'Segunda dúzia de ostras por nossa conta': {
    es: {
      title: 'La segunda docena de ostras va por nuestra cuenta',
      terms: 'Al comprar una docena al natural, la segunda, igual o de menor valor, es gratis.',
    },
    en: {
      title: 'Second dozen oysters on us',
      terms:
        'If you buy a dozen raw oysters, the second dozen, at the same price or less, is free.',
    },
  },
  '25% nos petiscos de segunda a quinta': {
    es: {
      title: '25 % en las picadas de lunes a jueves',
      terms:
        'Vale para las picadas de la carta, una vez por mesa. Las bebidas no entran en el descuento.',
    },
    en: {
      title: '25% off snacks, Monday to Thursday',
      terms: 'For snacks on the menu, once per table. Drinks are not included.',
    },
  },
  'Bolo do dia grátis na compra de outro': {
    es: {
      title: 'Torta del día gratis al comprar otra',
      terms:
        'La segunda porción, igual o de menor valor, es cortesía de la casa. Para consumir en el local.',
    },
    en: {
      title: 'Free slice of the cake of the day when you buy another',
      terms: 'The second slice, at the same price or less, is free. Eat in only.',
    },
  },
  'R$ 30 de desconto a partir de R$ 150': {
    es: {
      title: 'R$ 30 de descuento a partir de R$ 150',
      terms: 'Un descuento por mesa, antes de sumar el servicio. Conviene reservar.',
    },
    en: {
      title: 'R$ 30 off bills from R$ 150',
      terms: 'One discount per table, before the service charge. Booking recommended.',
    },
  },
  '15% no jantar de terça a quinta': {
    es: {
      title: '15 % en la cena de martes a jueves',
      terms: 'Para hasta seis personas en la misma cuenta. No incluye los vinos especiales.',
    },
    en: {
      title: '15% off dinner, Tuesday to Thursday',
      terms: 'For up to six people on one bill. Special wines are not included.',
    },
  },
  'Segunda régua de degustação grátis': {
    es: {
      title: 'Segunda tabla de degustación gratis',
      terms: 'Dos tablas de cerveza al precio de una, para mayores de 18 años.',
    },
    en: {
      title: 'Second tasting flight free',
      terms: 'Two beer flights for the price of one. Over-18s only.',
    },
  },
  '10% em cafés em grão': {
    es: {
      title: '10 % en café en grano',
      terms: 'Paquetes de 250 g y 1 kg tostados en la casa. Molienda incluida.',
    },
    en: {
      title: '10% off coffee beans',
      terms: '250 g and 1 kg bags, roasted on the premises. Grinding included.',
    },
  },
  'R$ 20 a menos no ingresso': {
    es: {
      title: 'R$ 20 menos en la entrada',
      terms: 'En la boletería, una entrada por socio y por noche, según la capacidad.',
    },
    en: {
      title: 'R$ 20 off your ticket',
      terms: 'At the box office, one ticket per member per night, subject to availability.',
    },
  },
  '20% na saída guiada de terça a quinta': {
    es: {
      title: '20 % en la salida guiada de martes a jueves',
      terms: 'Reservá por WhatsApp y avisá que sos socio. Sujeta a las condiciones del clima.',
    },
    en: {
      title: '20% off the guided trip, Tuesday to Thursday',
      terms: 'Book on WhatsApp and say that you are a member. Weather permitting.',
    },
  },
  '15% no balcão às segundas': {
    es: {
      title: '15 % en la barra los lunes',
      terms: 'Solo en los lugares de la barra. No se acumula con el menú de la semana.',
    },
    en: {
      title: '15% off at the counter on Mondays',
      terms: 'Only for seats at the counter. Cannot be combined with the menu of the week.',
    },
  },
  'Brunch em dobro no inverno': {
    es: {
      title: 'Brunch doble en invierno',
      terms: 'El segundo brunch completo, igual o de menor valor, es cortesía de la casa.',
    },
    en: {
      title: 'Two-for-one brunch in winter',
      terms: 'The second full brunch, at the same price or less, is on the house.',
    },
  },
  'Entrada com 25% até meia-noite': {
    es: {
      title: '25 % en la entrada hasta la medianoche',
      terms:
        'Vale para una entrada por socio. En pausa mientras el boliche cambia el sistema de la puerta.',
    },
    en: {
      title: '25% off if you arrive before midnight',
      terms:
        'For one entry per member. Paused while the nightclub’s entry system is being replaced.',
    },
  },
};

export interface PlanTranslation {
  name: string;
  description: string;
  features: readonly string[];
}

const spanishFeatures = [
  'Hasta 25 % de descuento en los lugares del club',
  'Prioridad en las solicitudes de reserva',
  'Código para mostrar al pagar',
  'Total ahorrado en la tarjeta de socio',
];
const englishFeatures = [
  'Up to 25% off at partner places',
  'Priority for booking requests',
  'A code to show when you pay',
  'Total savings on your member card',
];

/** Seeded plans in other languages, by key. */
export const planTranslations: Readonly<
  Record<string, { es: PlanTranslation; en: PlanTranslation }>
> = {
  mensal: {
    es: {
      name: 'Mensual',
      description: 'Un cobro por mes, sin plazo mínimo.',
      features: spanishFeatures,
    },
    en: {
      name: 'Monthly',
      description: 'Charged every month, with no minimum term.',
      features: englishFeatures,
    },
  },
  anual: {
    es: {
      name: 'Anual',
      description: 'Un cobro por año: doce meses al precio de diez.',
      features: spanishFeatures,
    },
    en: {
      name: 'Yearly',
      description: 'Charged once a year: twelve months for the price of ten.',
      features: englishFeatures,
    },
  },
};
