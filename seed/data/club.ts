/** Hand-written plans and offers of the club; build-club.ts adds dates and counts. */
export interface SeedPlan {
  key: string;
  name: string;
  description: string;
  /** Cents. */
  price: number;
  interval: 'month' | 'year';
  features: readonly string[];
  stripePriceId: string;
  featured: boolean;
  listed: boolean;
}

/** Both plans have the same benefits. They differ in the charge, which the description says. */
const planFeatures = [
  'Até 25% de desconto nos parceiros',
  'Prioridade nos pedidos de reserva',
  'Código para mostrar ao pagar',
  'Total economizado na carteirinha',
];

export const plans: readonly SeedPlan[] = [
  {
    key: 'mensal',
    name: 'Mensal',
    description: 'Cobrança a cada mês, sem prazo mínimo.',
    price: 2990,
    interval: 'month',
    features: planFeatures,
    stripePriceId: 'price_local_mensal',
    featured: true,
    listed: true,
  },
  {
    key: 'anual',
    name: 'Anual',
    description: 'Uma cobrança por ano: doze meses pelo preço de dez.',
    price: 29900,
    interval: 'year',
    features: planFeatures,
    stripePriceId: 'price_local_anual',
    featured: false,
    listed: true,
  },
];

export interface SeedOffer {
  /** Title of the place. */
  place: string;
  title: string;
  kind: 'percent' | 'fixed' | 'second_item_free';
  percent?: number;
  amountCents?: number;
  maxDiscountCents?: number;
  minSpendCents?: number;
  /** 0 is Sunday; an empty list means every day. */
  weekdays: readonly number[];
  /** Local times at which the offer is valid; an empty list means the whole day. */
  shifts: readonly { start: string; end: string }[];
  excludedDates: readonly string[];
  perMember: { count: number; window: 'day' | 'month' | 'year' | 'total' };
  cooldownMinutes: number;
  totalLimit?: number;
  terms: string;
  /** Days from the day of seeding to the end; negative if it has ended. */
  endsInDays: number;
  isActive: boolean;
}

const weekNights = [1, 2, 3, 4];
const holidays = ['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01'];

export const offers: readonly SeedOffer[] = [
  {
    place: 'Ostreria Maré Mansa',
    title: '20% na conta de terça a sexta',
    kind: 'percent',
    percent: 20,
    maxDiscountCents: 8000,
    minSpendCents: 10000,
    weekdays: [2, 3, 4, 5],
    shifts: [],
    excludedDates: holidays,
    perMember: { count: 2, window: 'month' },
    cooldownMinutes: 1440,
    terms: 'Válido para a mesa do sócio, até quatro pessoas. Não inclui a taxa de serviço.',
    endsInDays: 180,
    isActive: true,
  },
  {
    place: 'Ostreria Maré Mansa',
    title: 'Segunda dúzia de ostras por nossa conta',
    kind: 'second_item_free',
    maxDiscountCents: 7200,
    weekdays: [2, 3, 4],
    shifts: [{ start: '18:30', end: '22:00' }],
    excludedDates: holidays,
    perMember: { count: 1, window: 'month' },
    cooldownMinutes: 1440,
    totalLimit: 200,
    terms: 'Na compra de uma dúzia ao natural, a segunda, igual ou de menor valor, sai de graça.',
    endsInDays: 90,
    isActive: true,
  },
  {
    place: 'Boteco do Siri Mole',
    title: '25% nos petiscos de segunda a quinta',
    kind: 'percent',
    percent: 25,
    maxDiscountCents: 5000,
    weekdays: weekNights,
    shifts: [{ start: '17:00', end: '20:00' }],
    excludedDates: [],
    perMember: { count: 4, window: 'month' },
    cooldownMinutes: 720,
    terms: 'Vale para petiscos do cardápio, uma vez por mesa. Bebidas não entram no desconto.',
    endsInDays: 240,
    isActive: true,
  },
  {
    place: 'Café Rendeira',
    title: 'Bolo do dia grátis na compra de outro',
    kind: 'second_item_free',
    maxDiscountCents: 1800,
    weekdays: [],
    shifts: [{ start: '13:00', end: '16:00' }],
    excludedDates: [],
    perMember: { count: 1, window: 'day' },
    cooldownMinutes: 240,
    terms: 'A segunda fatia, igual ou de menor valor, é cortesia. Consumo no local.',
    endsInDays: 120,
    isActive: true,
  },
  {
    place: 'Trapiche 27',
    title: 'R$ 30 de desconto a partir de R$ 150',
    kind: 'fixed',
    amountCents: 3000,
    minSpendCents: 15000,
    weekdays: [0, 2, 3, 4, 5, 6],
    shifts: [],
    excludedDates: holidays,
    perMember: { count: 1, window: 'month' },
    cooldownMinutes: 1440,
    terms: 'Um desconto por mesa, antes da taxa de serviço. Reserva recomendada.',
    endsInDays: 150,
    isActive: true,
  },
  {
    place: 'Fogo de Garapuvu',
    title: '15% no jantar de terça a quinta',
    kind: 'percent',
    percent: 15,
    maxDiscountCents: 12000,
    weekdays: [2, 3, 4],
    shifts: [{ start: '19:00', end: '23:30' }],
    excludedDates: holidays,
    perMember: { count: 1, window: 'month' },
    cooldownMinutes: 1440,
    terms: 'Para até seis pessoas na mesma conta. Vinhos especiais não entram.',
    endsInDays: 200,
    isActive: true,
  },
  {
    place: 'Cervejaria Rancho de Canoa',
    title: 'Segunda régua de degustação grátis',
    kind: 'second_item_free',
    maxDiscountCents: 4200,
    weekdays: [0, 4, 5, 6],
    shifts: [],
    excludedDates: [],
    perMember: { count: 2, window: 'month' },
    cooldownMinutes: 720,
    terms: 'Duas réguas pelo preço de uma, para maiores de 18 anos.',
    endsInDays: 100,
    isActive: true,
  },
  {
    place: 'Torra Ilhéu',
    title: '10% em cafés em grão',
    kind: 'percent',
    percent: 10,
    weekdays: [],
    shifts: [],
    excludedDates: [],
    perMember: { count: 4, window: 'month' },
    cooldownMinutes: 60,
    terms: 'Pacotes de 250 g e 1 kg torrados na casa. Moagem incluída.',
    endsInDays: 300,
    isActive: true,
  },
  {
    place: 'Galpão Maré Alta',
    title: 'R$ 20 a menos no ingresso',
    kind: 'fixed',
    amountCents: 2000,
    minSpendCents: 6000,
    weekdays: [4, 5, 6],
    shifts: [],
    excludedDates: [],
    perMember: { count: 2, window: 'month' },
    cooldownMinutes: 720,
    totalLimit: 400,
    terms: 'Na bilheteria, um ingresso por sócio e por noite, conforme a lotação.',
    endsInDays: 75,
    isActive: true,
  },
  {
    place: 'Remo ao Amanhecer na Lagoa',
    title: '20% na saída guiada de terça a quinta',
    kind: 'percent',
    percent: 20,
    weekdays: [2, 3, 4],
    shifts: [],
    excludedDates: [],
    perMember: { count: 2, window: 'month' },
    cooldownMinutes: 1440,
    terms: 'Agende pelo WhatsApp e avise que é sócio. Sujeito ao tempo.',
    endsInDays: 130,
    isActive: true,
  },
  {
    place: 'Izakaya Onda',
    title: '15% no balcão às segundas',
    kind: 'percent',
    percent: 15,
    maxDiscountCents: 6000,
    weekdays: [1],
    shifts: [{ start: '18:30', end: '22:30' }],
    excludedDates: [],
    perMember: { count: 2, window: 'month' },
    cooldownMinutes: 1440,
    terms: 'Somente nos lugares do balcão. Não acumula com o menu da semana.',
    endsInDays: -40,
    isActive: true,
  },
  {
    place: 'Casa Neblina',
    title: 'Brunch em dobro no inverno',
    kind: 'second_item_free',
    maxDiscountCents: 9800,
    weekdays: [3, 4, 5],
    shifts: [],
    excludedDates: [],
    perMember: { count: 1, window: 'month' },
    cooldownMinutes: 1440,
    terms: 'O segundo brunch completo, igual ou de menor valor, é cortesia da casa.',
    endsInDays: -95,
    isActive: true,
  },
  {
    place: 'Porão Disco',
    title: 'Entrada com 25% até meia-noite',
    kind: 'percent',
    percent: 25,
    weekdays: [4, 5, 6],
    shifts: [{ start: '22:00', end: '23:59' }],
    excludedDates: [],
    perMember: { count: 4, window: 'month' },
    cooldownMinutes: 720,
    terms:
      'Vale para a entrada, uma por sócio. Em pausa enquanto a casa troca o sistema da portaria.',
    endsInDays: 160,
    isActive: false,
  },
];
