import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { ContactSentence } from '#features/settings/components/contact-sentence.tsx';
import { LegalList, legalLinkClasses, LegalPage, LegalSection } from './legal-page.tsx';
import { OfficerSentence, OperatorSentence } from './operator-sentence.tsx';

export default function PrivacyScreen() {
  return (
    <LegalPage
      title="Política de privacidade"
      updatedMonth="novembro de 2026"
      lead={`Aqui está, em linguagem simples, quais dados pessoais o ${brand.name} trata, para quê, por quanto tempo e como você exerce os direitos que a Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018) garante.`}
    >
      <LegalSection title="1. Quem trata os seus dados">
        <p>
          <OperatorSentence say={(name) => `O controlador é ${name}, que opera o ${brand.name}.`} />{' '}
          <OfficerSentence /> <ContactSentence lead="Contato:" />
        </p>
      </LegalSection>
      <LegalSection title="2. Quais dados, para quê e com que base legal">
        <LegalList
          items={[
            <>
              <strong>Conta:</strong> nome, e-mail, foto (se você enviar uma), data de criação, tipo
              e situação da conta, tema escolhido. Servem para você entrar e ser reconhecido
              (execução de contrato). A senha é guardada de forma cifrada pelo serviço de
              autenticação; nós não a vemos. Se você entra com o Google, recebemos seu nome, e-mail
              e foto da conta Google. Da foto que você envia guardamos só o recorte, sem local nem
              data.
            </>,
            <>
              <strong>Favoritos e contagens:</strong> lugares salvos e quantos lugares você salvou,
              viu e avaliou; suas listas, que só você vê até abrir uma delas a quem tiver o
              endereço, e então sem seu nome. Servem para mostrar sua lista e sua atividade a você
              (execução de contrato).
            </>,
            <>
              <strong>Avaliações e denúncias:</strong> notas, textos e fotos, públicos, com seu nome
              <strong>Avaliações e denúncias:</strong> notas, textos e fotos, públicos, com seu nome
              e sua foto (das fotos que você envia, sem localização nem outros dados da câmera); se
              você deixar, nas Configurações, seu primeiro nome, o mês em que entrou no guia e
              quantas avaliações fez, para quem tocar no seu nome em uma delas; as avaliações que
              você achou úteis, das quais só o número é público; denúncias, vistas só pelo
              administrador (execução de contrato e legítimo interesse em manter o guia confiável).
            </>,
            <>
              <strong>Correções e pedidos para gerenciar um lugar:</strong> o que você escreve e o
              que respondemos, vistos só pelo administrador (execução de contrato e legítimo
              interesse em manter o guia confiável).
            </>,
            <>
              <strong>Reservas:</strong> nome, telefone, data, horário, número de pessoas e
              observação. Vão para quem administra aquele lugar (execução de contrato). Se você
              faltar a três reservas confirmadas em um ano, os lugares em que pedir outra veem
              quantas foram (legítimo interesse); uma falta que você contestar não conta. Se você
              deixar, seu telefone fica guardado na sua conta para a próxima reserva.
            </>,
            <>
              <strong>Clube e pagamentos:</strong> quando houver um serviço pago, o número do cartão
              é tratado apenas pela empresa de pagamentos; nós guardamos o plano, o valor, a
              situação e o uso dos benefícios (execução de contrato e obrigação legal).
            </>,
            <>
              <strong>Localização:</strong> só quando você toca em “Próximo a mim” e autoriza. É
              usada no seu aparelho para ordenar os lugares e não é guardada por nós
              (consentimento).
            </>,
            <>
              <strong>Buscas sem resultado:</strong> as palavras procuradas que nenhum lugar tem são
              contadas por dia, sem nada que diga quem procurou, para sabermos o que falta no guia.
              O que parece e-mail ou telefone não é enviado (legítimo interesse).
            </>,
            <>
              <strong>Páginas abertas:</strong> quantas vezes a página de cada lugar é aberta por
              dia, sem nada que diga por quem, para que quem cuida do lugar saiba se ele é procurado
              (legítimo interesse).
            </>,
            <>
              <strong>Registros de acesso:</strong> endereço IP, data e hora, mantidos pelos
              serviços de hospedagem para segurança e por exigência do artigo 15 do Marco Civil da
              Internet (obrigação legal e legítimo interesse).
            </>,
            <>
              <strong>Avisos:</strong> o que mudou nas suas reservas, avaliações, pagamentos e
              lugares, no guia e, se o seu endereço está confirmado, por e-mail (execução de
              contrato). Nas Configurações você escolhe quais chegam por e-mail.
            </>,
            <>
              <strong>Novidades por e-mail:</strong> somente se você concordar, e até você mudar de
              ideia nas Configurações (consentimento).
            </>,
          ]}
        />
      </LegalSection>
      <LegalSection title="3. O que fica no seu aparelho">
        <p>Não usamos cookies de publicidade nem rastreamos você. O navegador guarda:</p>
        <LegalList
          items={[
            'o que mantém você conectado à sua conta;',
            'seu nome, o endereço da sua foto e seu tipo de conta, para a página abrir sem piscar;',
            'seu perfil, seus favoritos, suas reservas, suas avaliações e sua carteirinha, se você tem conta, para você vê-los sem conexão, por até 30 dias;',
            'as avaliações e os favoritos que você mudou sem conexão, até serem enviados;',
            'o tema que você escolheu;',
            'os lugares que você viu há pouco, se você tem conta, para o seu histórico;',
            'os lugares que você abriu no dia, até você fechar a aba, para que cada um conte uma vez;',
            'o benefício do qual você partiu para assinar o clube, até você fechar a aba;',
            'que você já foi convidado a avaliar um lugar, para não perguntarmos de novo;',
            'que você não quis instalar o guia, para não oferecermos de novo por meio ano;',
            'o que você escreveu e ainda não enviou, e a posição na página, até você fechar a aba;',
            'se você cadastra lugares, o rascunho do que ainda não salvou, até você sair da conta.',
          ]}
        />
        <p>
          Ao sair da conta, o que mantém você conectado, o seu perfil, o que ficou para ver sem
          conexão e os rascunhos são apagados. O resto você apaga no Histórico ou limpando os dados
          do site no navegador.
        </p>
      </LegalSection>
      <LegalSection title="4. Com quem compartilhamos">
        <LegalList
          items={[
            <>
              <strong>Google Firebase</strong> (Google LLC): autenticação, banco de dados e
              arquivos, por nossa conta;
            </>,
            <>
              <strong>Stripe</strong>: pagamentos, apenas quando você contrata um serviço pago;
            </>,
            'o serviço que entrega nossos e-mails: seu endereço, seu nome e o texto de cada um;',
            <>
              <strong>OpenStreetMap</strong>: recebe o endereço IP quando uma página mostra um mapa;
            </>,
            'o lugar, quando você pede uma reserva ou usa um benefício: ele recebe o necessário para atender você;',
            'autoridades, quando a lei obrigar.',
          ]}
        />
        <p>
          Não vendemos dados pessoais. Alguns desses serviços podem guardar dados fora do Brasil,
          com as garantias que a LGPD exige para a transferência internacional.
        </p>
      </LegalSection>
      <LegalSection title="5. Por quanto tempo">
        <LegalList
          items={[
            'Conta, favoritos, reservas, preferências e o que você achou útil: enquanto a conta existir. Quando você a exclui, são apagados na hora, com a foto e os avisos.',
            'Avisos: 180 dias. E-mails que não puderam ser entregues: até 40 dias, sem o seu endereço. O registro do que já foi avisado, para não repetir: 400 dias. Quando enviamos e-mails a você, para não enviar demais: até dois dias.',
            'Avaliações: até você excluí-las. Se excluir a conta, ficam sem o seu nome, sem a sua foto e sem as fotos que você publicou nelas, como “Usuário removido”.',
            'Registros de pagamentos e do uso de benefícios: pelo prazo que a lei define. Depois da exclusão da conta, um código que não revela quem é você substitui seus dados.',
            'Desistência de uma assinatura: doze meses, pelo seu e-mail transformado em um código que não revela quem é você, também depois da exclusão da conta, para que os benefícios do clube não sejam usados de graça repetidas vezes.',
            'Palavras de buscas sem resultado: 90 dias.',
            'Contagem das páginas abertas: enquanto o lugar estiver no guia.',
            'Registros de acesso: 6 meses.',
          ]}
        />
      </LegalSection>
      <LegalSection title="6. Seus direitos">
        <p>Nas Configurações, sem pedir a ninguém, você pode:</p>
        <LegalList
          items={[
            'corrigir seu nome, sua foto e seu e-mail;',
            'baixar um arquivo em formato aberto com tudo o que guardamos sobre você;',
            'retirar o consentimento para receber novidades;',
            'excluir sua conta e seus dados.',
          ]}
        />
        <p>
          <Link to={linkTo('/settings')} className={legalLinkClasses}>
            Abrir as Configurações
          </Link>
        </p>
        <p>
          Você também pode pedir, sem custo, a confirmação do tratamento, o bloqueio ou a
          anonimização de dados, a lista de com quem compartilhamos, a oposição a um tratamento e a
          revisão de decisões automatizadas, se houver. <ContactSentence lead="Escreva para" />{' '}
          Responderemos nos prazos da lei e poderemos confirmar sua identidade antes. Se não ficar
          satisfeito, recorra à Autoridade Nacional de Proteção de Dados (ANPD).
        </p>
      </LegalSection>
      <LegalSection title="7. Segurança">
        <p>
          As conexões são cifradas, cada pessoa só acessa o que lhe cabe e o acesso administrativo é
          restrito e registrado. Se ocorrer um incidente que possa causar dano relevante, avisaremos
          você e a ANPD.
        </p>
      </LegalSection>
      <LegalSection title="8. Crianças e adolescentes">
        <p>
          O guia não se dirige a crianças. Contas de adolescentes dependem da autorização de quem é
          responsável por eles. Se soubermos de dados de uma criança sem essa autorização, vamos
          apagá-los.
        </p>
      </LegalSection>
      <LegalSection title="9. Mudanças nesta política">
        <p>
          Quando algo importante mudar, avisaremos no guia e atualizaremos a data no alto desta
          página.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
