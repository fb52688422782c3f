/** A demo user's claim to manage a place. */
export interface ClaimContent {
  /** Key of an account, or the index of a reviewer. */
  by: string | number;
  place: string;
  message: string;
  /** Days before the seeding. */
  daysAgo: number;
  /** Reason of the rejection; the claim is pending if absent. */
  refusal?: string;
  /** For an appeal: the first message and the reason of its rejection. */
  first?: { message: string; answer: string };
}

export const claims: readonly ClaimContent[] = [
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
