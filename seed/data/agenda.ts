import type { AgeLimit, EventAccess } from '#features/events/model/event-options.ts';
import type { EventPatternDraft, MonthWeek } from '#features/events/model/event-date-draft.ts';
import type { ArtSpec } from '../art/scenes.ts';

/** The day from which the dates of an event are counted. */
export type FirstDay =
  /** Days after the seeding; negative for the past. */
  | { inDays: number }
  /** The next such weekday, today included, plus `inWeeks` weeks. */
  | { weekday: number; inWeeks?: number }
  /** 'MM-DD': the next one, today included. */
  | { date: string };

/** Form values of a repetition; those that are absent are the initial ones of the form. */
export type SeedRepetition = Partial<
  Pick<EventPatternDraft, 'repeats' | 'every' | 'weekdays' | 'week' | 'weekday'>
>;

/** An event at a seeded place; build-events.ts adds the dates. */
export interface SeedEvent {
  /** Title of the place. */
  place: string;
  title: string;
  description: string;
  /** Drawing of the kind of event. The place does not show it, and every event shows a different scene. */
  cover: ArtSpec;
  from: FirstDay;
  repetition: SeedRepetition;
  /** Number of days from the first to the last possible date; 1 for a single date. */
  forDays: number;
  /** Local times, 'HH:MM-HH:MM'; an end that is not later than the start is on the next day. */
  hours: string;
  /** Number of nights between start and end, if the event does not end by the next morning. */
  nights?: number;
  /** Indexes of future dates (0 is the next) that are cancelled or sold out. */
  cancelled?: readonly number[];
  soldOut?: readonly number[];
  /** Cents; absent if unknown. */
  price?: number;
  /** Path of the event's page on the ticket site. */
  tickets?: string;
  age?: AgeLimit;
  access?: readonly EventAccess[];
  isActive?: false;
}

const weekly = (...weekdays: number[]): SeedRepetition => ({ repeats: 'weeks', weekdays });
const fortnightly = (...weekdays: number[]): SeedRepetition => ({
  ...weekly(...weekdays),
  every: '2',
});
const monthly = (week: MonthWeek, weekday: number): SeedRepetition => ({
  repeats: 'months',
  week,
  weekday,
});
const daily: SeedRepetition = { repeats: 'days' };
const once: SeedRepetition = { repeats: 'once' };

/** Start of series that already run: some of their dates are in the past. */
const running = { inDays: -17 };

export const agenda: readonly SeedEvent[] = [
  // Bars
  {
    place: 'Trapiche 27',
    title: 'Roda de samba no deque',
    description:
      'A turma do Canto da Lagoa puxa os sambas de sempre com os pés quase dentro da água. Chegue antes das dez para sentar perto da roda; depois disso se canta em pé, e ninguém reclama.',
    cover: 'sambaDrums:night',
    from: running,
    repetition: weekly(5),
    forDays: 84,
    hours: '21:00-01:30',
    cancelled: [2],
    price: 2000,
    age: 18,
  },
  {
    place: 'Boteco do Siri Mole',
    title: 'Pagode da escadaria',
    description:
      'As mesas descem para a calçada e os degraus viram arquibancada para quem passa do trabalho direto para o cavaquinho. Sem couvert: o chapéu corre entre uma música e outra.',
    cover: 'stairway:night',
    from: running,
    repetition: weekly(4),
    forDays: 84,
    hours: '19:00-23:30',
    price: 0,
    access: ['wheelchair'],
  },
  {
    place: 'Boteco do Siri Mole',
    title: 'Sábado de samba-rock',
    description:
      'Dupla de toca-discos, vinil brasileiro dos anos setenta e uma aula de vinte minutos antes de a pista abrir. A cozinha serve bolinho de siri até o fim.',
    cover: 'dancers:dusk',
    from: { inDays: 0 },
    repetition: weekly(6),
    forDays: 70,
    hours: '21:00-01:30',
    price: 1500,
    age: 18,
  },
  {
    place: 'Bar Vento Sul',
    title: 'Violão ao pôr do sol',
    description:
      'Uma voz, um violão e a canoa voltando pelo canal. O repertório vai da bossa ao reggae conforme o vento, e termina quando o último peixe sai da grelha.',
    cover: 'sunsetGuitarist:gold',
    from: running,
    repetition: weekly(0),
    forDays: 80,
    hours: '17:30-20:30',
    price: 0,
  },
  {
    place: 'Cervejaria Rancho de Canoa',
    title: 'Torneira nova: lançamento do mês',
    description:
      'Todo mês uma receita que nunca foi servida sai da primeira torneira, com o cervejeiro ao lado para contar o que deu errado até dar certo. As primeiras cem taças são por conta da casa.',
    cover: 'beerFlight:dusk',
    from: { inDays: -40 },
    repetition: monthly(1, 6),
    forDays: 190,
    hours: '15:00-20:00',
    price: 0,
    age: 18,
  },
  {
    place: 'Armazém da Figueira',
    title: 'Feijoada com samba',
    description:
      'Feijoada completa servida no tacho, com couve do quintal e laranja cortada na hora. O trio da casa toca das duas às cinco, e o valor inclui a primeira caipirinha.',
    cover: 'feijoada:day',
    from: running,
    repetition: weekly(6),
    forDays: 75,
    hours: '12:30-17:00',
    price: 5900,
  },
  {
    place: 'Quintal da Trindade',
    title: 'Quiz do quintal',
    description:
      'Cinco rodadas de perguntas sobre a ilha, cinema, futebol e o que mais der. Equipes de até seis pessoas; quem perde por último paga a porção de quem ganhou.',
    cover: 'quiz:dusk',
    from: running,
    repetition: weekly(2),
    forDays: 84,
    hours: '20:00-22:30',
    price: 1000,
    age: 16,
  },
  {
    place: 'Gim & Maresia',
    title: 'DJ no terraço',
    description:
      'House brasileiro e discoteca com as luzes da ponte ao fundo. A carta de gins ganha dois drinques que só existem nessas noites.',
    cover: 'turntables:night',
    from: { inDays: -10 },
    repetition: weekly(5, 6),
    forDays: 60,
    hours: '22:30-03:00',
    soldOut: [3],
    price: 3000,
    tickets: 'dj-no-terraco',
    age: 18,
  },
  {
    place: 'Porão do Desterro',
    title: 'Blues no porão',
    description:
      'Guitarra, gaita e paredes de pedra que seguram o grave. Uma quarta sim, outra não, com palco aberto na última meia hora para quem trouxer instrumento.',
    cover: 'bluesGuitar:night',
    from: { weekday: 3 },
    repetition: fortnightly(3),
    forDays: 90,
    hours: '21:00-00:30',
    price: 2500,
    age: 18,
  },
  {
    place: 'Bar da Ponta do Sambaqui',
    title: 'Berbigão e choro na areia',
    description:
      'No último domingo do mês o berbigão vem da rede direto para a panela, e o regional do bairro toca debaixo das amendoeiras. Traga cadeira se quiser ficar na beira da água.',
    cover: 'beachChoro:day',
    from: { inDays: 0 },
    repetition: monthly(-1, 0),
    forDays: 160,
    hours: '13:00-17:00',
    price: 0,
  },
  {
    place: 'Bambu Bar de Praia',
    title: 'Luau do Bambu',
    description:
      'Fogueira, tochas e violões em roda na areia do Campeche. Se chover, a roda sobe para o deque coberto e continua.',
    cover: 'moonFire:dusk',
    from: { inDays: 0 },
    repetition: monthly(2, 6),
    forDays: 150,
    hours: '18:00-23:00',
    price: 0,
  },
  // Restaurants
  {
    place: 'Ostreria Maré Mansa',
    title: 'Jantar harmonizado de ostras',
    description:
      'Cinco tempos de ostra, da fresca à gratinada, com espumantes da serra escolhidos por uma sommelière convidada. São vinte e quatro lugares numa mesa só, diante da baía.',
    cover: 'oystersAndWine:night',
    from: { inDays: 2 },
    repetition: monthly(3, 4),
    forDays: 150,
    hours: '19:30-22:30',
    soldOut: [0],
    price: 18900,
    tickets: 'jantar-de-ostras',
    age: 18,
    access: ['wheelchair'],
  },
  {
    place: 'Ostreria Maré Mansa',
    title: 'Oficina: como abrir uma ostra',
    description:
      'Luva, faca e uma dúzia por pessoa: o maricultor da casa ensina a abrir, a reconhecer o ponto e a não se cortar. No fim come-se o que se abriu.',
    cover: 'oysterKnife:day',
    from: { inDays: -10 },
    repetition: weekly(6),
    forDays: 52,
    hours: '10:00-11:30',
    cancelled: [1],
    price: 6500,
    age: 12,
  },
  {
    place: 'Fogo de Garapuvu',
    title: 'Noite do assador convidado',
    description:
      'Um cozinheiro de fora assume a parrilla por uma noite e traz a própria lenha. O menu é um só, servido para todos ao mesmo tempo.',
    cover: 'parrilla:night',
    from: { inDays: 0 },
    repetition: monthly(2, 2),
    forDays: 130,
    hours: '19:30-23:30',
    price: 16000,
    tickets: 'assador-convidado',
  },
  {
    place: 'Raiz Cozinha de Horta',
    title: 'Oficina de horta em casa',
    description:
      'Como plantar temperos em janela, varanda ou quintal, com mudas para levar. O almoço, feito com o que se colheu de manhã, está incluído.',
    cover: 'kitchenGarden:gold',
    from: { weekday: 6, inWeeks: 1 },
    repetition: once,
    forDays: 1,
    hours: '09:00-13:00',
    price: 8000,
    access: ['wheelchair'],
  },
  {
    place: 'Izakaya Onda',
    title: 'Semana do lámen',
    description:
      'Seis noites, seis caldos que cozinham por dezoito horas: missô, shoyu, porco, frango, peixe seco e um vegetal. Cada panela dá sessenta tigelas e acaba quando acaba.',
    cover: 'ramen:night',
    from: { weekday: 1, inWeeks: 1 },
    repetition: daily,
    forDays: 6,
    hours: '18:30-23:00',
    price: 4200,
  },
  {
    place: 'Bistrô Casa 1890',
    title: 'Piano e voz na Casa 1890',
    description:
      'Canções francesas e brasileiras no salão da frente, à luz de velas, entre o couvert e a sobremesa. Reserve a mesa: a música vem com o jantar.',
    cover: 'piano:dusk',
    from: running,
    repetition: weekly(4),
    forDays: 66,
    hours: '20:30-23:00',
    price: 2500,
  },
  // Shows
  {
    place: 'Teatro Álvaro de Carvalho',
    title: 'Camerata da Ilha toca Vivaldi e Villa-Lobos',
    description:
      'As Quatro Estações de um e as Bachianas do outro, com onze cordas e uma soprano convidada. Vinte minutos antes o regente conversa com o público no foyer.',
    cover: 'violin:dusk',
    from: { weekday: 5 },
    repetition: daily,
    forDays: 3,
    hours: '20:00-21:45',
    soldOut: [1],
    price: 6000,
    tickets: 'camerata-da-ilha',
    access: ['wheelchair', 'audio_description'],
  },
  {
    place: 'Teatro Álvaro de Carvalho',
    title: 'O auto do boi perdido',
    description:
      'Comédia com música ao vivo sobre um boi de mamão que some na véspera da festa. Duas semanas em cartaz, com intérprete de Libras aos domingos.',
    cover: 'oxOnStage:gold',
    from: { weekday: 4, inWeeks: 2 },
    repetition: weekly(4, 5, 6, 0),
    forDays: 11,
    hours: '20:00-21:30',
    price: 4000,
    tickets: 'auto-do-boi-perdido',
    age: 10,
    access: ['wheelchair', 'sign_language'],
  },
  {
    place: 'Centro Integrado de Cultura',
    title: 'Mostra de dança contemporânea',
    description:
      'Cinco companhias do Sul dividem o palco em cinco noites, cada uma com uma estreia. O ingresso de uma noite dá meia-entrada nas outras.',
    cover: 'contemporaryDance:night',
    from: { weekday: 3, inWeeks: 1 },
    repetition: daily,
    forDays: 5,
    hours: '19:30-21:00',
    price: 4000,
    tickets: 'mostra-de-danca',
    access: ['wheelchair', 'sign_language'],
  },
  {
    place: 'Centro Integrado de Cultura',
    title: 'Exposição Cartas da Ilha',
    description:
      'Duzentos anos de cartas trocadas entre pescadores, imigrantes e quem ficou esperando no cais, lidas em voz alta em cabines. Visitas mediadas aos sábados às três da tarde.',
    cover: 'letters:day',
    from: { inDays: -12 },
    repetition: weekly(2, 3, 4, 5, 6, 0),
    forDays: 45,
    hours: '10:00-20:30',
    price: 0,
    age: 0,
    access: ['wheelchair', 'audio_description', 'quiet_area'],
  },
  {
    place: 'Casa do Choro do Sul da Ilha',
    title: 'Roda de choro aberta',
    description:
      'Quem toca senta na roda, quem não toca puxa uma cadeira. Partituras na mesa, café coado e pausa para o bolo da dona da casa.',
    cover: 'choro:day',
    from: running,
    repetition: weekly(0),
    forDays: 84,
    hours: '16:30-20:00',
    price: 0,
    age: 0,
  },
  {
    place: 'Galpão Maré Alta',
    title: 'Noite das bandas novas',
    description:
      'Três bandas que ainda não lançaram disco, meia hora cada, e uma atração que ninguém anuncia antes. Quem vier de bicicleta paga a metade.',
    cover: 'stage:night',
    from: { inDays: -3 },
    repetition: weekly(5),
    forDays: 66,
    hours: '21:00-02:30',
    price: 4000,
    tickets: 'bandas-novas',
    age: 16,
  },
  {
    place: 'Jazz na Lagoa',
    title: 'Quarteto da casa',
    description:
      'Standards, jazz brasileiro e um convidado por semana, em duas entradas de cinquenta minutos. Silêncio durante os solos, conversa no intervalo.',
    cover: 'jazzQuartet:gold',
    from: { inDays: -5 },
    repetition: weekly(5, 6),
    forDays: 60,
    hours: '21:00-00:15',
    soldOut: [1],
    price: 4500,
    tickets: 'quarteto-da-casa',
    age: 14,
  },
  {
    place: 'Concha do Parque',
    title: 'Concerto no gramado',
    description:
      'Orquestras e corais da cidade tocam de graça para quem estende a canga na frente da concha. Sem chuva; se o tempo virar, a notícia sai aqui.',
    cover: 'lawnConcert:day',
    from: running,
    repetition: weekly(0),
    forDays: 84,
    hours: '10:30-12:00',
    cancelled: [1],
    price: 0,
    age: 0,
    access: ['wheelchair', 'quiet_area'],
  },
  {
    place: 'Stand-up no Sobrado',
    title: 'Microfone aberto do Sobrado',
    description:
      'Dez comediantes, cinco minutos cada, um sino para quem passa do tempo. Inscrição na porta até as sete e meia.',
    cover: 'openMicrophone:gold',
    from: running,
    repetition: weekly(3),
    forDays: 84,
    hours: '20:00-22:00',
    price: 2000,
    age: 16,
  },
  {
    place: 'Arena Beira-Mar',
    title: 'Festival Verão da Ilha',
    description:
      'Dois dias, dois palcos e o mar atrás. Sexta de samba e pop, sábado de rock e rap; ônibus de hora em hora desde os terminais e água de graça nos bebedouros.',
    cover: 'arena:dusk',
    from: { weekday: 5, inWeeks: 4 },
    repetition: daily,
    forDays: 2,
    hours: '18:00-02:00',
    price: 22000,
    tickets: 'verao-da-ilha',
    age: 16,
    access: ['wheelchair', 'sign_language', 'quiet_area'],
  },
  {
    place: 'Boi de Mamão do Pântano',
    title: 'Boi de mamão na praça',
    description:
      'A bernunça engole as crianças, a Maricota dança e o boi morre e levanta, como todo sábado há quarenta anos. Acaba em roda, com o público dentro.',
    cover: 'folkOx:gold',
    from: running,
    repetition: weekly(6),
    forDays: 84,
    hours: '19:00-20:30',
    price: 0,
    age: 0,
  },
  {
    place: 'Sala Negra Teatro Independente',
    title: 'Monólogo das marés',
    description:
      'Uma faroleira conta as noites pelos navios que não chegaram. Teatro a três metros da atriz, para quarenta pessoas por sessão.',
    cover: 'monologue:dusk',
    from: { inDays: -4 },
    repetition: weekly(4, 5, 6),
    forDays: 32,
    hours: '20:00-21:15',
    cancelled: [4],
    price: 4000,
    tickets: 'monologo-das-mares',
    age: 14,
    access: ['audio_description'],
  },
  {
    place: 'Sunset Sessions Jurerê',
    title: 'Sessão de fim de tarde',
    description:
      'Sofás na areia, um trio acústico e o sol que desce atrás do continente. O valor vira consumo no bar.',
    cover: 'beachGuitar:dusk',
    from: { inDays: -8 },
    repetition: weekly(6, 0),
    forDays: 62,
    hours: '17:00-20:30',
    price: 3000,
  },
  {
    place: 'Cine Clube da Lagoa',
    title: 'Sessão comentada de terça',
    description:
      'Um filme que não passou nos shoppings e, depois dele, meia hora de conversa com alguém que o conhece bem. Pipoca de panela e ingresso pelo preço que você puder.',
    cover: 'projector:night',
    from: running,
    repetition: weekly(2),
    forDays: 84,
    hours: '19:30-22:15',
    age: 14,
  },
  // Nightclubs
  {
    place: 'Clube Maresia',
    title: 'Maresia até o sol nascer',
    description:
      'Pista aberta, telhado que abre às cinco e o primeiro mergulho do domingo a vinte passos da porta. Transporte de volta ao Centro incluído na pulseira.',
    cover: 'club:dawn',
    from: { inDays: -8 },
    repetition: weekly(6),
    forDays: 66,
    hours: '23:30-06:00',
    price: 8000,
    tickets: 'maresia',
    age: 18,
  },
  {
    place: 'Porão Disco',
    title: 'Baile dos anos oitenta',
    description:
      'Sintetizador, ombreira e globo de espelhos, com concurso de coreografia à meia-noite. Fantasiados até as onze não pagam.',
    cover: 'boombox:night',
    from: { inDays: -5 },
    repetition: weekly(4),
    forDays: 66,
    hours: '22:00-04:00',
    price: 3500,
    age: 18,
  },
  {
    place: 'Sambódromo do Mané',
    title: 'Ensaio técnico das escolas',
    description:
      'Bateria, passistas e carros ainda sem pano: as escolas medem o tempo da avenida e o público aprende o samba. Arquibancada livre, de graça.',
    cover: 'carnival:night',
    from: { weekday: 5 },
    repetition: weekly(5),
    forDays: 60,
    hours: '20:30-01:00',
    price: 0,
    access: ['wheelchair'],
  },
  {
    place: 'Farol Club',
    title: 'Noite do farol',
    description:
      'Um facho de luz gira sobre a pista a cada doze segundos e a música muda com ele. Sábado sim, sábado não, com convidados de fora do estado.',
    cover: 'lighthouseBeam:night',
    from: { weekday: 6 },
    repetition: fortnightly(6),
    forDays: 70,
    hours: '23:00-05:00',
    price: 6000,
    tickets: 'noite-do-farol',
    age: 18,
  },
  {
    place: 'Terreiro Forró Pé de Areia',
    title: 'Aulão e forró pé de serra',
    description:
      'Às nove se aprende o passo, às dez chega a sanfona. Vá de chinelo e sem par: a casa é boa em apresentar gente.',
    cover: 'accordion:night',
    from: running,
    repetition: weekly(3),
    forDays: 84,
    hours: '21:00-02:00',
    price: 2000,
    age: 18,
  },
  {
    place: 'Usina 48',
    title: 'Turbina',
    description:
      'Nove horas de techno entre as máquinas da antiga usina, com tampões de ouvido na entrada e café da manhã na saída. Só no último sábado do mês.',
    cover: 'turbineHall:night',
    from: { inDays: 0 },
    repetition: monthly(-1, 6),
    forDays: 150,
    hours: '23:00-08:00',
    price: 9000,
    tickets: 'turbina',
    age: 18,
  },
  {
    place: 'Lua Cheia Beach Club',
    title: 'Fogueira da lua cheia',
    description:
      'Fogo na areia, percussão e banho de mar à meia-noite para quem tem coragem. Pé na areia, sem salto e sem camarote.',
    cover: 'bonfire:night',
    from: { inDays: 0 },
    repetition: monthly(4, 5),
    forDays: 150,
    hours: '20:00-02:00',
    price: 5000,
    age: 18,
  },
  {
    place: 'Rádio Pirata Karaokê',
    title: 'Karaokê com banda',
    description:
      'Baixo, bateria e guitarra de verdade atrás de você e oitocentas músicas na lista. Desafinado tem preferência na fila.',
    cover: 'karaoke:dusk',
    from: running,
    repetition: weekly(3, 4),
    forDays: 60,
    hours: '20:00-01:00',
    price: 2500,
    age: 18,
  },
  {
    place: 'Reggae na Garapuvu',
    title: 'Domingo de paredão',
    description:
      'Paredão de caixas feito à mão, seleção de raiz e feirinha de discos debaixo das árvores. Crianças e cachorros são bem-vindos até as oito.',
    cover: 'soundSystem:gold',
    from: running,
    repetition: weekly(0),
    forDays: 84,
    hours: '17:30-22:30',
    price: 0,
  },
  {
    place: 'Noite Latina do Trapiche',
    title: 'Aula de salsa e baile',
    description:
      'Uma hora de aula para quem nunca dançou e quatro de orquestra com metais. Troca de pares a cada música na primeira meia hora.',
    cover: 'salsaCouple:night',
    from: { inDays: -5 },
    repetition: weekly(5),
    forDays: 66,
    hours: '21:00-02:30',
    price: 2500,
    age: 18,
  },
  {
    place: 'Matinê Canas',
    title: 'Matinê de verão',
    description:
      'Festa de tarde para quem acorda cedo na segunda: pista coberta, sucos, pastel e nada de álcool. Pais entram sem pagar.',
    cover: 'sunglasses:day',
    from: { inDays: 0 },
    repetition: weekly(0),
    forDays: 70,
    hours: '16:00-21:00',
    price: 2000,
    age: 12,
  },
  // Cafés and tours
  {
    place: 'Café Rendeira',
    title: 'Tarde de renda de bilro',
    description:
      'As rendeiras do bairro trazem as almofadas e ensinam o primeiro ponto a quem sentar. Os bilros são emprestados; a paciência, cada um leva a sua.',
    cover: 'lace:day',
    from: running,
    repetition: weekly(4),
    forDays: 84,
    hours: '14:00-17:00',
    cancelled: [3],
    price: 0,
    age: 0,
    access: ['wheelchair', 'quiet_area'],
  },
  {
    place: 'Torra Ilhéu',
    title: 'Prova de cafés da safra',
    description:
      'Seis cafés às cegas, a mesma água e a mesma moagem: o nariz decide. No fim se revela de que sítio veio cada um.',
    cover: 'cafe:day',
    from: { inDays: 0 },
    repetition: monthly(1, 6),
    forDays: 160,
    hours: '10:00-12:00',
    price: 4500,
  },
  {
    place: 'Livraria e Café Entrelinhas',
    title: 'Clube de leitura da Entrelinhas',
    description:
      'Um livro por mês, escolhido por quem veio no mês anterior. Não é preciso ter chegado ao fim para dar palpite.',
    cover: 'books:gold',
    from: { inDays: 0 },
    repetition: monthly(-1, 2),
    forDays: 170,
    hours: '18:30-20:00',
    price: 0,
    age: 0,
    access: ['wheelchair'],
  },
  {
    place: 'Livraria e Café Entrelinhas',
    title: 'Histórias para crianças pequenas',
    description:
      'Livros, fantoches e tapete na sala dos fundos, para quem tem de dois a seis anos e traz um adulto. Depois da última página tem bolo.',
    cover: 'storybook:day',
    from: running,
    repetition: weekly(6),
    forDays: 66,
    hours: '10:30-11:30',
    price: 0,
    age: 0,
    access: ['quiet_area'],
  },
  {
    place: 'Madrugada Café 24 Horas',
    title: 'Vinil na madrugada',
    description:
      'Cada mesa escolhe um lado de disco da estante, e ele toca inteiro. Para quem sai do plantão, volta da balada ou só não consegue dormir.',
    cover: 'vinyl:night',
    from: { inDays: -6 },
    repetition: daily,
    forDays: 40,
    hours: '22:30-02:30',
    price: 0,
  },
  {
    place: 'Mirante do Morro da Cruz',
    title: 'Telescópios no mirante',
    description:
      'O clube de astronomia monta quatro telescópios e mostra luas, anéis e o que a noite deixar ver. Leve agasalho; com céu fechado, fica para a próxima.',
    cover: 'telescope:night',
    from: running,
    repetition: weekly(1, 0),
    forDays: 70,
    hours: '21:00-00:30',
    price: 0,
    age: 0,
  },
  {
    place: 'Ponte Hercílio Luz',
    title: 'Luzes da ponte',
    description:
      'A ponte se acende em quadros de dez minutos que contam cem anos de travessias, com som nas cabeceiras. Vê-se melhor da cabeceira insular, em pé.',
    cover: 'bridgeLights:night',
    from: { inDays: -9 },
    repetition: daily,
    forDays: 38,
    hours: '20:00-00:30',
    price: 0,
    age: 0,
    access: ['wheelchair'],
  },
  {
    place: 'Mercado Público de Florianópolis',
    title: 'Chorinho no vão central',
    description:
      'O regional do mercado toca entre as bancas de peixe e os balcões de pastel, como nos sábados de antigamente. Chegue com fome.',
    cover: 'marketMusic:day',
    from: running,
    repetition: weekly(6),
    forDays: 84,
    hours: '11:30-13:30',
    price: 0,
    age: 0,
    access: ['wheelchair'],
  },
  {
    place: 'Parque Municipal da Lagoa do Peri',
    title: 'Remada ecológica',
    description:
      'Volta de caiaque pela margem com uma bióloga, que mostra ninhos, pegadas e o que não deveria estar ali. Coletes e caiaques emprestados.',
    cover: 'kayak:gold',
    from: { inDays: 5 },
    repetition: once,
    forDays: 1,
    hours: '08:30-11:30',
    cancelled: [0],
    price: 0,
    age: 12,
  },
  {
    place: 'Remo ao Amanhecer na Lagoa',
    title: 'Remada do nascer do sol',
    description:
      'Grupo pequeno, pranchas largas e meia hora de aula na beira antes de sair. Quem nunca remou é quem mais gosta.',
    cover: 'sunrisePaddle:dawn',
    from: { inDays: 0 },
    repetition: weekly(6, 0),
    forDays: 45,
    hours: '05:30-07:30',
    soldOut: [2],
    price: 9000,
    tickets: 'remada-do-nascer-do-sol',
    age: 10,
  },
  {
    place: 'Fortaleza de São José da Ponta Grossa',
    title: 'Teatro nas muralhas',
    description:
      'Soldados, lavadeiras e um padre contrariado contam a vida na fortaleza em 1765, de muralha em muralha. O público anda junto: venha de sapato firme.',
    cover: 'ramparts:night',
    from: { weekday: 6, inWeeks: 1 },
    repetition: daily,
    forDays: 2,
    hours: '16:00-17:30',
    price: 2000,
    age: 0,
  },
  {
    place: 'Santo Antônio de Lisboa a pé',
    title: 'Caminhada guiada pela freguesia',
    description:
      'Duas horas de casario, igreja, engenho e histórias de bruxa com um morador que as ouviu da avó. Saída da praça, com qualquer tempo.',
    cover: 'village:gold',
    from: running,
    repetition: weekly(6),
    forDays: 70,
    hours: '09:30-11:30',
    price: 2500,
    access: ['sign_language'],
  },
  // Beaches
  {
    place: 'Praia da Joaquina',
    title: 'Etapa de surfe da Joaquina',
    description:
      'Três dias de baterias conforme o mar, do infantil ao longboard, com arquibancada nas pedras. A chamada sai às sete, na areia.',
    cover: 'surf:gold',
    from: { weekday: 5, inWeeks: 2 },
    repetition: once,
    forDays: 1,
    hours: '07:00-17:00',
    nights: 2,
    price: 0,
    age: 0,
  },
  {
    place: 'Praia do Campeche',
    title: 'Mutirão de limpeza da restinga',
    description:
      'Luvas, sacos e café da manhã para quem vier; o que se recolhe é pesado e contado na frente de todos. Acaba em banho de mar.',
    cover: 'cleanup:day',
    from: { weekday: 6, inWeeks: 1 },
    repetition: once,
    forDays: 1,
    hours: '08:00-11:00',
    price: 0,
    age: 0,
  },
  {
    place: 'Praia de Jurerê',
    title: 'Ioga na areia',
    description:
      'Uma hora de prática voltada para o mar, para todos os níveis. Traga canga ou tapete, e água.',
    cover: 'yoga:dawn',
    from: { inDays: -7 },
    repetition: weekly(2, 4),
    forDays: 60,
    hours: '07:00-08:00',
    price: 0,
    age: 0,
  },
  // Events
  {
    place: 'Feira da Praça Bento Silvério',
    title: 'Feira de domingo na praça',
    description:
      'Mais de cem bancas de artesanato, brechó, plantas e comida de rua em volta do coreto. O almoço vira piquenique no gramado, e a música não para.',
    cover: 'market:gold',
    from: running,
    repetition: weekly(0),
    forDays: 115,
    hours: '10:00-20:00',
    price: 0,
    age: 0,
    access: ['wheelchair'],
  },
  {
    place: 'Festival Ostra e Vinho',
    title: 'Ostra e Vinho, edição de verão',
    description:
      'Quatro dias seguidos de balcões abertos, com produtores da baía sul e vinícolas da serra. Compra-se a taça na entrada e paga-se por porção; o transporte desde o Centro é gratuito.',
    cover: 'oysterPlatter:gold',
    from: { weekday: 4, inWeeks: 1 },
    repetition: once,
    forDays: 1,
    hours: '17:00-23:00',
    nights: 3,
    price: 3500,
    tickets: 'ostra-e-vinho',
    age: 18,
    access: ['wheelchair'],
  },
  {
    place: 'Réveillon da Beira-Mar',
    title: 'Virada na Beira-Mar',
    description:
      'Palco com atrações locais desde as oito, contagem regressiva na ponte e queima de fogos sobre a baía. A avenida fecha para carros às seis: venha de ônibus ou a pé.',
    cover: 'fireworks:dusk',
    from: { date: '12-31' },
    repetition: once,
    forDays: 1,
    hours: '20:00-04:00',
    price: 0,
    access: ['wheelchair', 'sign_language', 'quiet_area'],
  },
  {
    place: 'Corrida das Três Pontes',
    title: 'Treino aberto das Três Pontes',
    description:
      'Os dez quilômetros da prova sem cronômetro, com marcadores de ritmo e água a cada três. Larga junto quem corre e quem caminha.',
    cover: 'runners:gold',
    from: { inDays: 0 },
    repetition: monthly(2, 0),
    forDays: 160,
    hours: '06:00-08:30',
    price: 0,
    age: 0,
  },
  {
    place: 'Mostra de Cinema ao Luar',
    title: 'Cinema no gramado',
    description:
      'Filme brasileiro escolhido por votação e um curta de estudantes antes. Leve cobertor e repelente; se chover, a sessão passa para a semana seguinte.',
    cover: 'openAirCinema:dusk',
    from: { inDays: 0 },
    repetition: weekly(5, 6),
    forDays: 56,
    hours: '19:30-22:30',
    cancelled: [5],
    price: 0,
    age: 10,
    access: ['wheelchair', 'sign_language'],
  },
  {
    place: 'Campeonato de Sandboard das Dunas',
    title: 'Aberto de sandboard',
    description:
      'Descidas cronometradas e saltos julgados por quem inventou metade deles. Entre as baterias há prancha emprestada e aula para crianças.',
    cover: 'sandboards:gold',
    from: { weekday: 6, inWeeks: 2 },
    repetition: daily,
    forDays: 2,
    hours: '08:00-18:00',
    price: 0,
    age: 0,
  },
  {
    place: 'Noite dos Museus do Centro',
    title: 'Noite dos museus',
    description:
      'Oito museus e casas históricas abertos até a meia-noite, com visitas, música e café na calçada. O mapa é distribuído na Praça XV.',
    cover: 'portico:dusk',
    from: { inDays: -40 },
    repetition: monthly(1, 5),
    forDays: 200,
    hours: '18:00-00:00',
    price: 0,
    age: 0,
    access: ['wheelchair', 'audio_description'],
  },
  {
    place:
      'Encontro Internacional de Mestres Cervejeiros, Queijeiros e Padeiros Artesanais da Ilha de Santa Catarina e do Litoral Catarinense',
    title:
      'Encontro de mestres cervejeiros, queijeiros e padeiros: três dias de provas às cegas, oficinas e o pão do ano',
    description:
      'Quem faz cerveja, queijo e pão com as próprias mãos troca fermentos e receitas diante do público. Degustações de hora em hora e votação do pão do ano no domingo.',
    cover: 'fermented:day',
    from: { weekday: 5, inWeeks: 3 },
    repetition: daily,
    forDays: 3,
    hours: '10:00-22:00',
    price: 3000,
    tickets: 'mestres-artesanais',
  },
  {
    place: 'Regata da Baía Norte',
    title: 'Vela para todos',
    description:
      'Tripulantes experientes levam quem nunca velejou para uma volta de quarenta minutos pela baía. Inscrição por ordem de chegada, no trapiche.',
    cover: 'regatta:gold',
    from: { inDays: 0 },
    repetition: monthly(3, 6),
    forDays: 130,
    hours: '10:00-16:00',
    price: 0,
    age: 0,
  },
  {
    place: 'Festa da Tainha da Barra',
    title: 'Primeiro fim de semana da tainha',
    description:
      'As barracas abrem ao lado do canal com o primeiro lanço da safra: tainha na brasa, ova frita e caldo para quem chega com frio. Sábado tem corrida de canoa; domingo, missa dos pescadores.',
    cover: 'netHaul:dawn',
    from: { date: '06-18' },
    repetition: daily,
    forDays: 3,
    hours: '11:00-23:30',
    price: 0,
    age: 0,
    access: ['wheelchair'],
  },
  {
    place: 'Festa do Divino do Ribeirão',
    title: 'Bandeira do Divino de casa em casa',
    description:
      'Uma vez por mês a bandeira sai da igreja com rabeca, viola e tambor, e quem abre a porta oferece café e massa sovada. O que se recolhe paga a festa do ano que vem.',
    cover: 'holyFlag:gold',
    from: { inDays: 0 },
    repetition: monthly(3, 0),
    forDays: 130,
    hours: '15:00-18:30',
    price: 0,
    age: 0,
  },
  {
    place: 'Festa da Tainha da Barra',
    title: 'Tainha na brasa: última noite da temporada',
    description:
      'A comunidade assou o que restava da safra e passou o chapéu para a escola de remo. Quem não veio ouviu falar a semana inteira.',
    cover: 'fishGrill:night',
    from: { inDays: -23 },
    repetition: once,
    forDays: 1,
    hours: '18:00-23:30',
    price: 0,
  },
  {
    place: 'Arraial do Pântano',
    title: 'Reunião para remontar o arraial',
    description:
      'A associação de moradores mostra o projeto da nova praça e recolhe nomes para as barracas do próximo ano.',
    cover: 'fairPlan:dusk',
    from: { weekday: 2, inWeeks: 2 },
    repetition: once,
    forDays: 1,
    hours: '19:00-20:30',
    price: 0,
  },
  {
    place: 'Café Rendeira',
    title: 'Encontro de bordado e conversa',
    description:
      'Uma tarde por mês para quem borda, tricota ou só quer companhia. Ainda falta combinar o dia com as rendeiras.',
    cover: 'embroidery:day',
    from: { inDays: 5 },
    repetition: monthly(2, 6),
    forDays: 120,
    hours: '15:00-18:00',
    price: 0,
    isActive: false,
  },
];

/** Titles of the events that the accounts have saved, by account key. */
export const savedEventTitles: Record<string, readonly string[]> = {
  membro: ['Roda de samba no deque', 'Cinema no gramado', 'Remada ecológica'],
  socio: ['Jantar harmonizado de ostras', 'Quarteto da casa', 'Festival Verão da Ilha'],
  gerente: ['Noite dos museus'],
};
