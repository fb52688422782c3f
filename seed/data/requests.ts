import type { CorrectedFields } from '#features/moderation/model/correction.ts';
import type { SeedPlaceFields } from '../city.ts';

/** A request of a demo user to a moderator. */
export interface RequestContent {
  /** Key of an account, or the index of a reviewer. */
  by: string | number;
  place: string;
  message: string;
  /** Days before the seeding. */
  daysAgo: number;
  /** Reason of the rejection. Without it and without an approval, the request is pending. */
  refusal?: string;
}

/** A demo user's claim to manage a place. */
interface ClaimContent extends RequestContent {
  /** For an appeal: the first message and the reason of its rejection. */
  first?: { message: string; answer: string };
  /** Message of the approval. */
  approval?: string;
}

/** A correction suggested by a demo user. */
interface CorrectionContent extends RequestContent {
  isClosed?: true;
  fields: CorrectedFields;
  /** For an applied correction: the earlier values of its fields. The place has the corrected ones. */
  replaced?: Pick<SeedPlaceFields, 'phone'>;
}

export const claims: readonly ClaimContent[] = [
  {
    by: 'gerente',
    place: 'Café Rendeira',
    message:
      'Cuido do café com a minha mãe desde que abrimos. O alvará está no nome dela, e o telefone da página é o meu.',
    daysAgo: 66,
    approval: 'Ligamos para o café e confirmamos. Bem-vindo ao guia.',
  },
  {
    by: 2,
    place: 'Ostreria Maré Mansa',
    message:
      'Sou sócia da casa desde 2019. O telefone do lugar é o que está na página: perguntem pela Marina do salão.',
    daysAgo: 3,
  },
  {
    by: 4,
    place: 'Bistrô Casa 1890',
    message: 'Cuido das redes sociais do bistrô. Posso responder por mensagem no perfil oficial.',
    daysAgo: 9,
  },
  {
    by: 6,
    place: 'Trapiche 27',
    message: 'Mando em anexo ao e-mail do guia o alvará com o meu nome e o CNPJ.',
    daysAgo: 1,
    first: {
      message: 'Sou o dono do bar.',
      answer: 'Ligamos para o lugar e ninguém conhecia o seu nome. Mande algo que o comprove.',
    },
  },
  {
    by: 8,
    place: 'Bistrô Casa 1890',
    message: 'O bistrô era do meu avô.',
    daysAgo: 20,
    refusal: 'A casa tem outro responsável hoje, com quem já falamos.',
  },
];

export const corrections: readonly CorrectionContent[] = [
  {
    by: 11,
    place: 'Fogo de Garapuvu',
    fields: { phone: '(48) 2000-0103' },
    replaced: { phone: '(48) 2000-0130' },
    message:
      'O número da página está com dois dígitos trocados. O certo está na porta e no cardápio.',
    daysAgo: 25,
  },
  {
    by: 'socio',
    place: 'Trapiche 27',
    fields: { phone: '(48) 3222-7027' },
    message: 'Liguei ontem e a gravação já dá este número.',
    daysAgo: 2,
  },
  {
    by: 3,
    place: 'Bistrô Casa 1890',
    fields: {
      hours: [3, 4, 5, 6].map((day) => ({
        open: { day, time: '19:00' },
        close: { day, time: '23:30' },
      })),
    },
    message: 'Agora abre meia hora mais cedo.',
    daysAgo: 16,
  },
  {
    by: 5,
    place: 'Ostreria Maré Mansa',
    fields: {},
    isClosed: true,
    message: 'Passei na frente e está tudo fechado.',
    daysAgo: 9,
    refusal: 'Falamos com a casa: foi só uma semana de reforma, e já reabriu.',
  },
];
