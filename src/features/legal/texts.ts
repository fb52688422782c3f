import * as brand from '#shared/brand.ts';

/** A sentence, or a term in bold and the text about it. */
export type LegalItem = string | { term: string; text: string };

export interface LegalSectionText {
  title: string;
  /** Paragraphs and lists. */
  content: readonly (string | readonly LegalItem[])[];
}

/**
 * Text of a legal page. Its sentences can contain the parts `operator` (sentence about the operator), `officer` (about
 * the data protection officer), `contact` (completed by the contact address) and links, named after their page.
 */
export interface LegalPageText {
  title: string;
  updatedMonth: string;
  lead: string;
  sections: readonly LegalSectionText[];
}

// Both pages.
export const loadingPage = 'Carregando o texto...';
/** Note above a translation; '' in Portuguese, which is binding. */
export const bindingNote: string = '';
export const templateTitle = 'Modelo a ser revisado pelo responsável pela operação';
export const templateNote = `Antes de publicar, quem opera o ${brand.name} deve revisar este texto com apoio jurídico e informar, nas configurações do guia, quem é e onde recebe mensagens.`;

/** @param month 'maio de 2026' */
export function lastUpdate(month: string): string {
  return `Última atualização: ${month}`;
}

// Operator.
export const operatorUnloaded =
  'Não foi possível carregar agora quem é o responsável por este guia. Tente novamente mais tarde.';
export const operatorMissing =
  'O responsável por este guia ainda não informou seu nome, CPF ou CNPJ e endereço.';
export const officerMissing =
  'O responsável por este guia ainda não informou quem é o encarregado pela proteção de dados.';

export function termsOperator(operator: string): string {
  return `O guia é operado por ${operator}.`;
}

export function privacyOperator(operator: string): string {
  return `O controlador é ${operator}, que opera o ${brand.name}.`;
}

export function officer(name: string): string {
  return `Encarregado pela proteção de dados: ${name}.`;
}

export const termsPage: LegalPageText = {
  title: 'Termos de uso',
  updatedMonth: 'novembro de 2026',
  lead: `Estes termos explicam como funciona o ${brand.name}, o que você pode esperar de nós e o que esperamos de você. Ao criar uma conta ou continuar usando o guia, você concorda com eles.`,
  sections: [
    {
      title: '1. O que é o guia',
      content: [
        `O ${brand.name} reúne lugares e eventos de ${brand.city} e região: endereços, horários, preços aproximados, fotos e avaliações. Consultar o guia é gratuito e não exige conta. Com uma conta gratuita você salva lugares, avalia e pede reservas.`,
        '<operator/>',
      ],
    },
    {
      title: '2. Sua conta',
      content: [
        [
          'Você precisa ter 18 anos ou a autorização de quem é responsável por você.',
          'Use dados verdadeiros e mantenha seu e-mail atualizado: é por ele que você recupera a senha.',
          'A senha é só sua. Avise-nos se suspeitar que outra pessoa entrou na sua conta.',
          'Novas contas podem depender da aprovação do administrador. Enquanto isso, você navega normalmente.',
          'Podemos desativar contas que descumpram estes termos. Você pode pedir a revisão dessa decisão.',
        ],
      ],
    },
    {
      title: '3. O que você publica',
      content: [
        'Suas avaliações, seu nome e sua foto de perfil aparecem para todos. O conteúdo continua sendo seu. Ao publicá-lo, você dá ao guia uma licença gratuita, não exclusiva e válida enquanto o conteúdo estiver no ar para guardá-lo, exibi-lo e ajustá-lo aos formatos do guia.',
        'Você pode editar ou excluir suas avaliações quando quiser. Se excluir a conta, elas continuam no ar sem o seu nome, para que a nota do lugar siga correta; se preferir que não fiquem, exclua-as antes.',
      ],
    },
    {
      title: '4. Regras das avaliações',
      content: [
        'Avalie lugares que você conhece, com honestidade. Cada pessoa tem uma avaliação por lugar, e quem administra um lugar não pode avaliá-lo, apenas responder. Não publique:',
        [
          'ofensas, discriminação, ameaças ou conteúdo ilegal;',
          'dados pessoais ou fotos de outras pessoas sem autorização;',
          'avaliações pagas, trocadas por vantagens ou feitas para prejudicar alguém;',
          'propaganda, links suspeitos ou material protegido por direitos de terceiros.',
        ],
        'Qualquer pessoa com conta pode denunciar uma avaliação ou as fotos dela. O administrador analisa e remove o que descumpre estas regras; fotos denunciadas saem da página até lá. Se a sua foi removida, você pode pedir uma nova análise.',
      ],
    },
    {
      title: '5. Informações dos lugares',
      content: [
        'Buscamos manter tudo correto, mas horários, preços e eventos mudam sem aviso. Confirme com o lugar antes de sair de casa. Se um evento for falso ou ofender alguém, denuncie na página dele. Produtos e serviços são prestados pelos próprios lugares, que respondem por eles. Links e rotas levam a serviços de terceiros, com regras próprias.',
      ],
    },
    {
      title: '6. Reservas',
      content: [
        'Um pedido de reserva feito aqui é enviado ao lugar, que o confirma ou recusa. Só depois de confirmado ele vale. Não cobramos pela reserva e não somos parte do atendimento. Se não puder ir, cancele com antecedência: quem não aparece recebe uma falta, que pode contestar por 30 dias, e três faltas em um ano são mostradas aos lugares. O lugar recebe seu nome, seu telefone e os detalhes do pedido para atender você.',
      ],
    },
    {
      title: '7. Clube e serviços pagos',
      content: [
        'Quando houver um serviço pago, como um clube de vantagens, o preço, a duração, a renovação e o cancelamento serão mostrados antes da contratação. O pagamento é feito na página da empresa de pagamentos. Os benefícios são oferecidos pelos lugares parceiros, nas condições que cada benefício informa.',
        'Você pode cancelar a renovação quando quiser. Em compras pela internet você também pode desistir em até 7 dias, com devolução integral do valor, conforme o artigo 49 do Código de Defesa do Consumidor.',
        'Quem desistiu pode assinar o clube de novo quando quiser. Se isso acontecer dentro de doze meses depois da desistência, os benefícios da nova assinatura podem ser usados a partir do oitavo dia, e isso é avisado antes do pagamento. O direito de desistir, com devolução integral, continua o mesmo.',
      ],
    },
    {
      title: '8. Uso correto',
      content: [
        'Não tente burlar a segurança do guia, acessar dados de outras pessoas, sobrecarregar o serviço ou copiar seu conteúdo em massa por meios automáticos.',
      ],
    },
    {
      title: '9. Disponibilidade e responsabilidade',
      content: [
        'Trabalhamos para manter o guia no ar, mas pode haver interrupções para manutenção ou por falhas fora do nosso controle. Nada nestes termos reduz os direitos que a lei garante a você como consumidor.',
      ],
    },
    {
      title: '10. Encerramento',
      content: [
        'Você pode deixar de usar o guia e excluir sua conta a qualquer momento, nas <settings>Configurações</settings>. O que acontece com seus dados está na <privacy>Política de privacidade</privacy>.',
      ],
    },
    {
      title: '11. Mudanças e lei aplicável',
      content: [
        'Se estes termos mudarem de forma relevante, avisaremos no guia antes de a mudança valer. Aplicam-se as leis do Brasil, e fica mantido o foro do seu domicílio para as questões de consumo.',
      ],
    },
    {
      title: '12. Contato',
      content: [
        '<contact>Dúvidas sobre estes termos:</contact> Outras respostas estão na <help>Ajuda</help>.',
      ],
    },
  ],
};

export const privacyPage: LegalPageText = {
  title: 'Política de privacidade',
  updatedMonth: 'novembro de 2026',
  lead: `Aqui está, em linguagem simples, quais dados pessoais o ${brand.name} trata, para quê, por quanto tempo e como você exerce os direitos que a Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018) garante.`,
  sections: [
    {
      title: '1. Quem trata os seus dados',
      content: ['<operator/> <officer/> <contact>Contato:</contact>'],
    },
    {
      title: '2. Quais dados, para quê e com que base legal',
      content: [
        [
          {
            term: 'Conta:',
            text: 'nome, e-mail, foto (se você enviar uma), data de criação, tipo e situação da conta, tema escolhido. Servem para você entrar e ser reconhecido (execução de contrato). A senha é guardada de forma cifrada pelo serviço de autenticação; nós não a vemos. Se você entra com o Google, recebemos seu nome, e-mail e foto da conta Google. Da foto que você envia guardamos só o recorte, sem local nem data.',
          },
          {
            term: 'Favoritos e contagens:',
            text: 'lugares salvos e quantos lugares você salvou, viu e avaliou; suas listas, que só você vê até abrir uma delas a quem tiver o link, e então sem seu nome. Servem para mostrar sua lista e sua atividade a você (execução de contrato).',
          },
          {
            term: 'Avaliações e denúncias:',
            text: 'notas, textos e fotos, públicos, com seu nome e sua foto (das fotos que você envia, sem localização nem outros dados da câmera); se você deixar, nas Configurações, seu primeiro nome, o mês em que entrou no guia e quantas avaliações fez, para quem tocar no seu nome em uma delas; as avaliações que você achou úteis, das quais só o número é público; denúncias, vistas só pelo administrador (execução de contrato e legítimo interesse em manter o guia confiável).',
          },
          {
            term: 'Correções e pedidos para gerenciar um lugar:',
            text: 'o que você escreve e o que respondemos, vistos só pelo administrador (execução de contrato e legítimo interesse em manter o guia confiável).',
          },
          {
            term: 'Reservas:',
            text: 'nome, telefone, data, horário, número de pessoas e observação. Vão para quem administra aquele lugar (execução de contrato). Se você faltar a três reservas confirmadas em um ano, os lugares em que pedir outra veem quantas foram (legítimo interesse); uma falta que você contestar não conta. Se você deixar, seu telefone fica guardado na sua conta para a próxima reserva.',
          },
          {
            term: 'Clube e pagamentos:',
            text: 'quando houver um serviço pago, o número do cartão é tratado apenas pela empresa de pagamentos; nós guardamos o plano, o valor, a situação e o uso dos benefícios (execução de contrato e obrigação legal).',
          },
          {
            term: 'Localização:',
            text: 'só quando você toca em “Próximo a mim” e autoriza. É usada no seu aparelho para ordenar os lugares e não é guardada por nós (consentimento).',
          },
          {
            term: 'Buscas sem resultado:',
            text: 'as palavras procuradas que nenhum lugar tem são contadas por dia, sem nada que diga quem procurou, para sabermos o que falta no guia. O que parece e-mail ou telefone não é enviado (legítimo interesse).',
          },
          {
            term: 'Páginas abertas:',
            text: 'quantas vezes a página de cada lugar é aberta por dia, sem nada que diga por quem, para que quem cuida do lugar saiba se ele é procurado (legítimo interesse).',
          },
          {
            term: 'Registros de acesso:',
            text: 'endereço IP, data e hora, mantidos pelos serviços de hospedagem para segurança e por exigência do artigo 15 do Marco Civil da Internet (obrigação legal e legítimo interesse).',
          },
          {
            term: 'Avisos:',
            text: 'o que mudou nas suas reservas, avaliações, pagamentos e lugares, no guia e, se o seu endereço está confirmado, por e-mail (execução de contrato). Nas Configurações você escolhe quais chegam por e-mail.',
          },
          {
            term: 'Novidades por e-mail:',
            text: 'somente se você concordar, e até você mudar de ideia nas Configurações (consentimento).',
          },
        ],
      ],
    },
    {
      title: '3. O que fica no seu aparelho',
      content: [
        'Não usamos cookies de publicidade nem rastreamos você. O navegador guarda:',
        [
          'o que mantém você conectado à sua conta;',
          'seu nome, o endereço da sua foto e seu tipo de conta, para a página abrir sem piscar;',
          'seu perfil, seus favoritos, suas reservas, suas avaliações e sua carteirinha, se você tem conta, para você vê-los sem conexão, por até 30 dias;',
          'as avaliações e os favoritos que você mudou sem conexão, até serem enviados;',
          'o tema que você escolheu;',
          'os lugares que você viu há pouco, se você tem conta, para o seu histórico;',
          'suas últimas buscas, até você apagá-las na tela de busca;',
          'os lugares que você abriu no dia, até você fechar a aba, para que cada um conte uma vez;',
          'o benefício do qual você partiu para assinar o clube, até você fechar a aba;',
          'que você já foi convidado a avaliar um lugar, para não perguntarmos de novo;',
          'que você não quis instalar o guia, para não oferecermos de novo por meio ano;',
          'o que você escreveu e ainda não enviou, e a posição na página, até você fechar a aba;',
          'se você cadastra lugares, o rascunho do que ainda não salvou, até você sair da conta.',
        ],
        'Ao sair da conta, o que mantém você conectado, o seu perfil, o que ficou para ver sem conexão e os rascunhos são apagados. O resto você apaga no Histórico, na busca ou limpando os dados do site no navegador.',
      ],
    },
    {
      title: '4. Com quem compartilhamos',
      content: [
        [
          '<strong>Google Firebase</strong> (Google LLC): autenticação, banco de dados e arquivos, por nossa conta;',
          '<strong>Stripe</strong>: pagamentos, apenas quando você contrata um serviço pago;',
          'o serviço que entrega nossos e-mails: seu endereço, seu nome e o texto de cada um;',
          '<strong>OpenStreetMap</strong>: recebe o endereço IP quando uma página mostra um mapa;',
          'o lugar, quando você pede uma reserva ou usa um benefício: ele recebe o necessário para atender você;',
          'autoridades, quando a lei obrigar.',
        ],
        'Não vendemos dados pessoais. Alguns desses serviços podem guardar dados fora do Brasil, com as garantias que a LGPD exige para a transferência internacional.',
      ],
    },
    {
      title: '5. Por quanto tempo',
      content: [
        [
          'Conta, favoritos, reservas, preferências e o que você achou útil: enquanto a conta existir. Quando você a exclui, são apagados na hora, com a foto e os avisos.',
          'Avisos: 180 dias. E-mails que não puderam ser entregues: até 40 dias, sem o seu endereço. O registro do que já foi avisado, para não repetir: 400 dias. Quando enviamos e-mails a você, para não enviar demais: até dois dias.',
          'Avaliações: até você excluí-las. Se excluir a conta, ficam sem o seu nome, sem a sua foto e sem as fotos que você publicou nelas, como “Usuário removido”.',
          'Registros de pagamentos e do uso de benefícios: pelo prazo que a lei define. Depois da exclusão da conta, um código que não revela quem é você substitui seus dados.',
          'Desistência de uma assinatura: doze meses, pelo seu e-mail transformado em um código que não revela quem é você, também depois da exclusão da conta, para que os benefícios do clube não sejam usados de graça repetidas vezes.',
          'Palavras de buscas sem resultado: 90 dias.',
          'Contagem das páginas abertas: enquanto o lugar estiver no guia.',
          'Registros de acesso: 6 meses.',
        ],
      ],
    },
    {
      title: '6. Seus direitos',
      content: [
        'Nas Configurações, sem pedir a ninguém, você pode:',
        [
          'corrigir seu nome, sua foto e seu e-mail;',
          'baixar um arquivo em formato aberto com tudo o que guardamos sobre você;',
          'retirar o consentimento para receber novidades;',
          'excluir sua conta e seus dados.',
        ],
        '<settings>Abrir as Configurações</settings>',
        'Você também pode pedir, sem custo, a confirmação do tratamento, o bloqueio ou a anonimização de dados, a lista de com quem compartilhamos, a oposição a um tratamento e a revisão de decisões automatizadas, se houver. <contact>Escreva para</contact> Responderemos nos prazos da lei e poderemos confirmar sua identidade antes. Se não ficar satisfeito, recorra à Autoridade Nacional de Proteção de Dados (ANPD).',
      ],
    },
    {
      title: '7. Segurança',
      content: [
        'As conexões são cifradas, cada pessoa só acessa o que lhe cabe e o acesso administrativo é restrito e registrado. Se ocorrer um incidente que possa causar dano relevante, avisaremos você e a ANPD.',
      ],
    },
    {
      title: '8. Crianças e adolescentes',
      content: [
        'O guia não se dirige a crianças. Contas de adolescentes dependem da autorização de quem é responsável por eles. Se soubermos de dados de uma criança sem essa autorização, vamos apagá-los.',
      ],
    },
    {
      title: '9. Mudanças nesta política',
      content: [
        'Quando algo importante mudar, avisaremos no guia e atualizaremos a data no alto desta página.',
      ],
    },
  ],
};
