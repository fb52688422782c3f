import type { CategorySlug } from './content.ts';

/** Texts and hours of the events at the generated places of a category. */
interface GeneratedAgenda {
  titles: readonly string[];
  descriptions: readonly string[];
  /** Local times in the format of data/agenda.ts. */
  hours: readonly string[];
}

export const generatedAgenda: Partial<Record<CategorySlug, GeneratedAgenda>> = {
  bares: {
    titles: ['roda de samba', 'noite do chope em dobro', 'voz e violão', 'quiz da vizinhança'],
    descriptions: [
      'Música da turma do bairro, mesa na calçada e petisco saindo até o fim. Chegue cedo se quiser lugar perto da roda.',
      'A casa junta as mesas, chama os vizinhos e só fecha quando acaba a conversa. Quem vem pela primeira vez ganha o primeiro petisco.',
    ],
    hours: ['19:00-23:30', '20:00-01:00', '21:00-02:00'],
  },
  restaurantes: {
    titles: ['menu de uma noite só', 'almoço com música', 'oficina na cozinha'],
    descriptions: [
      'A cozinha muda o cardápio por um dia e serve todos ao mesmo tempo, com o que chegou do mar e da serra. Lugares contados, reserva pedida.',
      'Uma mesa comprida, pratos no centro e quem cozinha sentado junto para contar de onde veio cada coisa.',
    ],
    hours: ['12:00-15:00', '19:30-22:30'],
  },
  shows: {
    titles: ['banda da casa', 'palco aberto', 'noite de estreia', 'ensaio com público'],
    descriptions: [
      'Duas entradas de cinquenta minutos, conversa no intervalo e discos à venda na porta. A lista de convidados muda a cada vez.',
      'Artistas da ilha mostram o que ainda não gravaram, a poucos passos de quem ouve. A entrada ajuda a manter a sala.',
    ],
    hours: ['20:00-22:00', '21:00-00:30'],
  },
  baladas: {
    titles: ['festa de sexta', 'baile até tarde', 'noite de vinil', 'aniversário da casa'],
    descriptions: [
      'Pista cheia, bar rápido e a última música só quando o céu clareia. Documento na entrada e transporte combinado na saída.',
      'Convidados que não costumam vir à ilha dividem a noite com quem toca aqui toda semana.',
    ],
    hours: ['22:00-04:00', '23:00-05:30'],
  },
  cafes: {
    titles: ['prova de cafés', 'tarde de histórias', 'clube de leitura'],
    descriptions: [
      'Poucas cadeiras, uma mesa grande e alguém que sabe do assunto. O bolo é por conta da casa.',
      'Uma tarde para aprender alguma coisa com as mãos ou com o nariz, sem pressa e sem prova no fim.',
    ],
    hours: ['10:00-12:00', '15:00-17:30'],
  },
  eventos: {
    titles: ['feira de rua', 'edição especial', 'encontro de produtores'],
    descriptions: [
      'Barracas, música no coreto e espaço para as crianças correrem. Venha de ônibus: a rua fica fechada para carros.',
      'Quem faz mostra como faz, e quem compra conversa com quem fez. Com chuva fraca acontece do mesmo jeito.',
    ],
    hours: ['09:00-18:00', '10:00-20:00'],
  },
};
