import { answerDays } from '#features/moderation/model/queues.ts';
import * as brand from '#shared/brand.ts';
import { oldestBrowsers } from '#shared/browsers.ts';
import { linkTo } from '#shared/routes.ts';

export const pageTitle = `Ajuda · ${brand.name}`;
export const heading = 'Ajuda';
export const intro = 'Encontre a resposta ou escreva para nós.';
export const searchLabel = 'Buscar na ajuda';
export const clearSearch = 'Limpar a busca';
export const noAnswersTitle = 'Nenhuma resposta encontrada';
export const noAnswersHint = 'Tente outras palavras ou escreva para nós, logo abaixo.';
export const showAllQuestions = 'Ver todas as perguntas';
export const contactTitle = 'Ainda com dúvidas?';
export const contactHint = 'Escreva para nós. Para falar da sua conta, use o e-mail dela.';

export function answerCount(count: number): string {
  if (count === 0) return 'Nenhuma resposta';
  return count === 1 ? '1 resposta' : `${count} respostas`;
}

/** A question and its answer. */
export interface HelpTopic {
  /** Id of the question in URLs: /help#senha. */
  id: string;
  question: string;
  /** Paragraphs of the answer. */
  answer: readonly string[];
  /** Additional search terms. */
  keywords?: string;
  /** Page on which the task is done. */
  link?: { to: string; label: string };
}

export interface HelpGroup {
  title: string;
  topics: readonly HelpTopic[];
}

/** All help topics, in reading order. */
export const helpGroups: readonly HelpGroup[] = [
  {
    title: 'Buscar e explorar',
    topics: [
      {
        id: 'buscar',
        question: 'Como encontro um lugar ou um evento?',
        answer: [
          'Escreva o nome, o bairro, o tipo de lugar ou algo que ele oferece, como “praia”, “Lagoa” ou “pet friendly”. A partir de duas letras aparecem sugestões. Acentos e maiúsculas não fazem diferença.',
          'Eventos da agenda que combinam com o texto aparecem junto, com a próxima data.',
          'Nos resultados, use os filtros para escolher categoria, preço, nota mínima, comodidades, benefícios do clube e localização.',
        ],
        keywords: 'busca pesquisar procurar filtro agenda',
        link: { to: linkTo('/search'), label: 'Abrir a busca' },
      },
      {
        id: 'perto',
        question: 'Como vejo o que está perto de mim?',
        answer: [
          'Toque em “Próximo a mim” e autorize o acesso à localização: os lugares aparecem do mais perto ao mais longe. A posição é usada só no seu aparelho e não é guardada.',
          'Se preferir não autorizar, escolha um bairro.',
        ],
        keywords: 'localização distância gps mapa próximo bairro',
        link: { to: linkTo('/categories'), label: 'Ver as categorias' },
      },
      {
        id: 'horario',
        question: 'O que querem dizer “Aberto” e “Horário não informado”?',
        answer: [
          `“Aberto” e “Fechado” são calculados com os horários do lugar e a hora de ${brand.city}, com feriados e datas especiais quando o lugar os informa. Se ele não informou horários, dizemos isso em vez de adivinhar.`,
          'Antes de sair de casa, confirme com o lugar: horários mudam sem aviso.',
        ],
        keywords: 'funcionamento fechado abre fecha',
      },
      {
        id: 'parciais',
        question: 'Por que a busca diz que os resultados são parciais?',
        answer: [
          'O serviço da busca completa não respondeu naquele momento e mostramos o que foi possível encontrar sem ele. Tente novamente em alguns instantes.',
        ],
        keywords: 'erro incompleto',
      },
      {
        id: 'corrigir',
        question: 'Encontrei uma informação errada. E agora?',
        answer: [
          'Na página do lugar, abaixo do mapa, toque em “Sugerir correção”. Nossa equipe confere antes de publicar, e a resposta chega nos seus avisos.',
        ],
        keywords: 'corrigir telefone endereço estabelecimento fechou',
      },
      {
        id: 'meu-lugar',
        question: 'O lugar é meu. Como passo a cuidar da página dele?',
        answer: [
          'Na página do lugar, abaixo do mapa, toque em “Este lugar é meu” e conte como podemos confirmar. Antes, confirme o e-mail da sua conta.',
          `Respondemos em até ${answerDays.claim} dias, nos seus avisos. Se o pedido for recusado, você pode pedir uma nova análise, uma vez.`,
        ],
        keywords: 'dono proprietário gerente gerenciar estabelecimento empresa pedido',
      },
    ],
  },
  {
    title: 'Favoritos',
    topics: [
      {
        id: 'favoritos',
        question: 'Como salvo um lugar?',
        answer: [
          'Toque no coração do lugar. Se você ainda não entrou na sua conta, pedimos que entre e depois salvamos o lugar. Tudo o que você salva fica em “Favoritos”, em qualquer aparelho.',
          'Para tirar um lugar da lista, toque no coração de novo. Você pode desfazer em seguida.',
        ],
        keywords: 'salvar salvos coração lista',
        link: { to: linkTo('/favorites'), label: 'Ver meus favoritos' },
      },
      {
        id: 'ordem-dos-favoritos',
        question: 'Como encontro um lugar entre muitos favoritos?',
        answer: [
          'A partir de quatro lugares salvos, “Favoritos” tem ordem, grupos e filtros: por nome, pelos mais próximos, por bairro ou categoria, só os abertos agora ou só os que têm benefício do clube.',
        ],
        keywords: 'ordenar agrupar filtrar bairro categoria aberto perto',
        link: { to: linkTo('/favorites'), label: 'Ver meus favoritos' },
      },
      {
        id: 'listas',
        question: 'Como organizo lugares em listas?',
        answer: [
          'Na página do lugar, toque em “Adicionar à lista” e escolha uma lista ou crie outra. Em cada lista você muda a ordem e escreve uma anotação sobre cada lugar.',
          'Só você vê a lista até ligar nela “Quem tiver o link pode ver”. Aí é só compartilhar o link: seu nome não aparece, e você desliga quando quiser.',
        ],
        keywords: 'lista organizar ordem anotação compartilhar pública link',
        link: { to: linkTo('/favorites/listas'), label: 'Ver minhas listas' },
      },
      {
        id: 'comparar',
        question: 'Como comparo lugares e planejo um dia?',
        answer: [
          'Em “Comparar lugares”, escolha até quatro lugares e veja nota, preço, horário e comodidades um ao lado do outro.',
          'Em “Monte seu dia”, escolha até oito: mostramos a ordem em que dá para ver mais deles abertos e abrimos o caminho no mapa. Os horários de chegada são estimados.',
        ],
        keywords: 'comparação roteiro plano passeio dia',
        link: { to: linkTo('/comparar'), label: 'Comparar lugares' },
      },
      {
        id: 'indisponivel',
        question: 'Por que um favorito aparece como “Lugar indisponível”?',
        answer: [
          'O lugar foi desativado ou removido do guia. Ele continua na sua lista até você removê-lo e volta a aparecer se for reativado.',
        ],
        keywords: 'sumiu desativado',
      },
    ],
  },
  {
    title: 'Avaliações',
    topics: [
      {
        id: 'avaliar',
        question: 'Como avalio um lugar?',
        answer: [
          'Na página do lugar, escolha de uma a cinco estrelas, conte como foi e, se quiser, adicione até três fotos. Cada pessoa tem uma avaliação por lugar, e você pode editá-la ou excluí-la quando quiser: a nota do lugar muda na mesma hora.',
          'A avaliação é pública e mostra seu nome e sua foto. Quem administra o lugar não pode avaliá-lo, mas pode responder.',
          'Nas Configurações você escolhe se quem toca no seu nome vê seu primeiro nome, desde quando você está no guia e quantas avaliações fez. Sem isso, o nome não leva a nada.',
        ],
        keywords: 'avaliação nota estrelas comentário fotos imagens editar excluir apagar',
      },
      {
        id: 'denunciar',
        question: 'Como denuncio uma avaliação ou um evento?',
        answer: [
          'Abra “Mais opções” na avaliação, ou vá ao fim da página do evento, toque em “Denunciar” e diga o motivo. O administrador analisa e remove o que descumpre os Termos de uso.',
          'Com “Denunciar fotos”, as fotos de uma avaliação saem da página até a análise.',
        ],
        keywords: 'denúncia ofensa falsa spam golpe',
        link: { to: linkTo('/terms'), label: 'Ler os Termos de uso' },
      },
    ],
  },
  {
    title: 'Reservas',
    topics: [
      {
        id: 'reservar',
        question: 'Como faço uma reserva?',
        answer: [
          'Toque em “Reservar” na página do lugar. Alguns lugares recebem o pedido por aqui: você informa data, horário, número de pessoas e telefone, e o lugar confirma ou recusa. Outros atendem por WhatsApp, telefone ou site próprio. Se não houver o botão, o lugar não informou como reservar.',
          'Seu telefone é mostrado apenas a quem administra aquele lugar.',
        ],
        keywords: 'reserva mesa pedido whatsapp telefone',
      },
      {
        id: 'acompanhar-reserva',
        question: 'Onde acompanho, mudo ou cancelo uma reserva?',
        answer: [
          'Em “Reservas”, no seu perfil. Lá você vê se o pedido está pendente, confirmado, recusado ou cancelado, e pode mudar ou cancelar o que ainda não passou. “Calendário” baixa um arquivo que o calendário do seu aparelho abre; depois de uma mudança, baixe de novo e a entrada se atualiza.',
          'Se o lugar disser que você não compareceu e isso não for verdade, toque em “Contestar falta”: ela deixa de contar. Três faltas em um ano são mostradas aos lugares em que você pedir outra reserva.',
        ],
        keywords:
          'reserva mudar alterar cancelar cancelamento status confirmada pendente recusada falta contestar calendário histórico',
        link: { to: linkTo('/reservations'), label: 'Abrir minhas reservas' },
      },
    ],
  },
  {
    title: 'Histórico',
    topics: [
      {
        id: 'historico',
        question: 'Quem vê os lugares que eu abri?',
        answer: [
          'Só você. A lista fica neste aparelho, e você a apaga em “Limpar histórico”. Na sua conta guardamos apenas quantos lugares você viu.',
        ],
        keywords: 'vistos recentes limpar apagar',
        link: { to: linkTo('/history'), label: 'Abrir o histórico' },
      },
    ],
  },
  {
    title: 'Conta e senha',
    topics: [
      {
        id: 'conta',
        question: 'Preciso de uma conta?',
        answer: [
          'Não para consultar o guia. Com uma conta gratuita você salva lugares, avalia e pede reservas.',
        ],
        keywords: 'cadastro criar registrar login entrar google grátis',
        link: { to: linkTo('/register'), label: 'Criar conta' },
      },
      {
        id: 'senha',
        question: 'Esqueci minha senha. O que faço?',
        answer: [
          'Na página de entrada, toque em “Esqueci minha senha” e informe seu e-mail. Se houver uma conta com ele, você recebe um link para criar outra senha. Confira também a caixa de spam.',
          'Para trocar a senha que você conhece, use as Configurações. Se você entra com o Google, a senha é a da sua conta Google.',
        ],
        keywords: 'trocar alterar mudar recuperar redefinir esquecida',
        link: { to: linkTo('/login'), label: 'Ir para a página de entrada' },
      },
      {
        id: 'email',
        question: 'Como mudo meu e-mail, meu nome ou minha foto?',
        answer: [
          'Nas Configurações. Para trocar o e-mail, confirmamos que é você e enviamos um link para o endereço novo: a mudança só vale depois que você abrir o link.',
        ],
        keywords: 'trocar alterar avatar perfil dados',
        link: { to: linkTo('/settings'), label: 'Abrir as Configurações' },
      },
      {
        id: 'confirmar-email',
        question: 'Por que devo confirmar meu e-mail?',
        answer: [
          'Porque é por ele que você recupera a senha, e só um e-mail confirmado recebe avisos. Abra o link que enviamos. Se ele não chegou, confira a caixa de spam ou toque em “Reenviar” no aviso que aparece no guia.',
        ],
        keywords: 'verificar verificação link confirmação',
      },
      {
        id: 'aprovacao',
        question: 'O que é uma conta que aguarda aprovação?',
        answer: [
          'Quando o administrador aprova contas novas uma a uma, você entra e navega normalmente, mas só salva, avalia e reserva depois da aprovação.',
        ],
        keywords: 'pendente análise liberada',
      },
      {
        id: 'inativa',
        question: 'Minha conta está inativa. Por quê?',
        answer: [
          'O administrador desativou a conta. Se você acha que foi um engano, escreva para nós a partir do e-mail da conta.',
        ],
        keywords: 'bloqueada desativada suspensa',
      },
      {
        id: 'tema',
        question: 'Como mudo para o tema escuro?',
        answer: [
          'Sem conta, escolha o tema no rodapé da página. Com conta, ele fica nas Configurações. Em “Sistema”, o guia acompanha seu aparelho.',
        ],
        keywords: 'claro cores aparência noturno dark',
        link: { to: linkTo('/settings'), label: 'Abrir as Configurações' },
      },
    ],
  },
  {
    title: 'Privacidade',
    topics: [
      {
        id: 'meus-dados',
        question: 'Como recebo uma cópia dos meus dados?',
        answer: [
          'Em “Seus dados”, nas Configurações, baixe um arquivo com tudo o que guardamos sobre você.',
        ],
        keywords: 'lgpd exportar baixar download portabilidade',
        link: { to: linkTo('/settings'), label: 'Abrir as Configurações' },
      },
      {
        id: 'excluir-conta',
        question: 'Como excluo minha conta?',
        answer: [
          'Em “Excluir conta”, nas Configurações. Apagamos conta, foto, favoritos e reservas na hora. Suas avaliações continuam, sem o seu nome. Não dá para desfazer.',
        ],
        keywords: 'lgpd excluir apagar encerrar cancelar deletar remover',
        link: { to: linkTo('/settings'), label: 'Abrir as Configurações' },
      },
      {
        id: 'privacidade',
        question: 'O que vocês fazem com meus dados?',
        answer: [
          'Usamos só o necessário para o guia funcionar, não vendemos dados e não mostramos publicidade. A Política de privacidade explica tudo em linguagem simples.',
        ],
        keywords: 'lgpd cookies segurança',
        link: { to: linkTo('/privacy'), label: 'Ler a Política de privacidade' },
      },
    ],
  },
  {
    title: 'Clube e aplicativo',
    topics: [
      {
        id: 'clube',
        question: `O que é o ${brand.clubName}?`,
        answer: [
          'Um clube de vantagens em lugares parceiros, com assinatura paga: descontos de até 25%, prioridade nos pedidos de reserva e o registro de tudo o que você economiza.',
          'O pagamento é feito no cartão, pela página segura do Stripe. Você cancela a renovação quando quiser e, nos primeiros 7 dias, pode desistir e receber tudo de volta.',
        ],
        keywords: 'assinatura plano desconto pagamento cancelar reembolso cartão sócio',
        link: { to: linkTo('/subscription'), label: 'Conhecer o clube' },
      },
      {
        id: 'instalar',
        question: 'Posso instalar o guia no celular?',
        answer: [
          'Sim, sem loja de aplicativos. No Android, abra o menu do Chrome e toque em “Adicionar à tela inicial”. No iPhone, toque em “Compartilhar” no Safari e depois em “Adicionar à Tela de Início”.',
        ],
        keywords: 'app aplicativo ícone baixar',
      },
      {
        id: 'navegadores',
        question: 'Em quais navegadores o guia funciona?',
        answer: [
          `Funciona no Chrome e no Edge a partir da versão ${oldestBrowsers.chrome}, no Safari a partir da ${oldestBrowsers.safari} e no Firefox a partir da ${oldestBrowsers.firefox}.`,
          'Em um navegador mais antigo você ainda lê as páginas de lugares, da agenda e do clube, sem busca e sem conta.',
        ],
        keywords: 'versão antigo atualizar browser',
      },
      {
        id: 'sem-internet',
        question: 'O guia funciona sem internet?',
        answer: [
          'Em parte. No aparelho em que você entrou na sua conta ficam seus favoritos, suas reservas e sua carteirinha, com a hora em que foram lidos. O que você salva ou avalia sem conexão é enviado quando ela volta. Reservar, assinar e usar um benefício precisam de conexão.',
        ],
        keywords: 'offline conexão rede',
      },
    ],
  },
];
