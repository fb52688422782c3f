import { brand } from '#domain/brand.ts';
import { LegalList, LegalPage, LegalSection } from './legal-page.tsx';

export default function PrivacyScreen() {
  return (
    <LegalPage
      title="Política de privacidade"
      updated="novembro de 2026"
      lead={`Aqui está, em linguagem simples, quais dados pessoais o ${brand.name} trata, para quê, por quanto tempo e como você exerce os direitos que a Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018) garante.`}
    >
      <LegalSection title="1. Quem trata os seus dados">
        <p>
          O controlador é a pessoa ou empresa que opera esta instalação do {brand.name}. Seus dados
          de identificação e o contato do encarregado pela proteção de dados devem constar aqui, no
          canal de contato do operador.
        </p>
      </LegalSection>
      <LegalSection title="2. Quais dados, e para quê">
        <LegalList
          items={[
            <>
              <strong>Conta:</strong> nome, e-mail, foto (se você enviar uma), data de criação, tipo
              e situação da conta. Servem para você entrar e ser reconhecido (execução de contrato).
              A senha é guardada de forma cifrada pelo serviço de autenticação; nós não a vemos.
            </>,
            <>
              <strong>Uso dos recursos:</strong> lugares salvos, avaliações, reservas, uso de
              vantagens e contagens da sua atividade. Servem para oferecer o que você pediu
              (execução de contrato). Avaliações são públicas e mostram o seu nome.
            </>,
            <>
              <strong>Pagamentos:</strong> quando houver um serviço pago, o número do cartão é
              tratado apenas pela empresa de pagamentos; nós guardamos o plano, o valor e a situação
              (execução de contrato e obrigação legal).
            </>,
            <>
              <strong>Localização:</strong> só quando você toca em “Próximo a mim” e autoriza. É
              usada no seu aparelho para ordenar os lugares e não é guardada por nós
              (consentimento).
            </>,
            <>
              <strong>Registros técnicos:</strong> endereço IP, data e hora dos acessos, para
              segurança e por exigência do Marco Civil da Internet (obrigação legal e legítimo
              interesse).
            </>,
            <>
              <strong>Comunicação:</strong> novidades por e-mail, somente se você concordar. Você
              pode mudar de ideia quando quiser (consentimento).
            </>,
          ]}
        />
      </LegalSection>
      <LegalSection title="3. O que fica no seu aparelho">
        <p>
          Usamos o armazenamento do navegador para manter você conectado, lembrar seu nome e foto na
          abertura da página e voltar ao ponto em que você parou. Não usamos cookies de publicidade
          nem rastreamos você em outros sites.
        </p>
      </LegalSection>
      <LegalSection title="4. Com quem compartilhamos">
        <LegalList
          items={[
            'Serviços de hospedagem, banco de dados, arquivos e autenticação (Google Firebase), que tratam os dados por nossa conta;',
            'a empresa de pagamentos, quando você contrata um serviço pago;',
            'o estabelecimento, quando você pede uma reserva ou usa uma vantagem: ele recebe o necessário para atender você;',
            'o serviço de mapas (OpenStreetMap), que recebe o endereço IP quando você abre um mapa;',
            'autoridades, quando a lei obrigar.',
          ]}
        />
        <p>
          Não vendemos dados pessoais. Alguns desses serviços podem guardar dados fora do Brasil,
          com as garantias que a LGPD exige para a transferência internacional.
        </p>
      </LegalSection>
      <LegalSection title="5. Por quanto tempo">
        <p>
          Guardamos os dados da conta enquanto ela existir. Quando ela é excluída, apagamos conta,
          lugares salvos, foto e reservas, e suas avaliações ficam sem o seu nome. Guardamos apenas
          o que a lei manda, como registros de acesso (6 meses) e documentos fiscais, pelo prazo que
          ela define e, sempre que possível, sem identificar você.
        </p>
      </LegalSection>
      <LegalSection title="6. Seus direitos">
        <p>Você pode pedir, a qualquer momento e sem custo:</p>
        <LegalList
          items={[
            'a confirmação de que tratamos seus dados e uma cópia deles;',
            'a correção do que estiver incompleto ou errado;',
            'a exclusão, o bloqueio ou a anonimização;',
            'a portabilidade em formato aberto;',
            'a lista de com quem compartilhamos;',
            'a retirada de um consentimento e a oposição a um tratamento;',
            'a revisão de decisões automatizadas, se houver.',
          ]}
        />
        <p>
          Responderemos nos prazos da lei e poderemos confirmar sua identidade antes. Você também
          pode recorrer à Autoridade Nacional de Proteção de Dados (ANPD).
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
