import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { ContactSentence } from '#features/settings/components/contact-sentence.tsx';
import { LegalList, legalLinkClasses, LegalPage, LegalSection } from './legal-page.tsx';
import { OperatorSentence } from './operator-sentence.tsx';

export default function TermsScreen() {
  return (
    <LegalPage
      title="Termos de uso"
      updatedMonth="novembro de 2026"
      lead={`Estes termos explicam como funciona o ${brand.name}, o que você pode esperar de nós e o que esperamos de você. Ao criar uma conta ou continuar usando o guia, você concorda com eles.`}
    >
      <LegalSection title="1. O que é o guia">
        <p>
          O {brand.name} reúne lugares e eventos de {brand.city} e região: endereços, horários,
          preços aproximados, fotos e avaliações. Consultar o guia é gratuito e não exige conta. Com
          uma conta gratuita você salva lugares, avalia e pede reservas.
        </p>
        <p>
          <OperatorSentence say={(name) => `O guia é operado por ${name}.`} />
        </p>
      </LegalSection>
      <LegalSection title="2. Sua conta">
        <LegalList
          items={[
            'Você precisa ter 18 anos ou a autorização de quem é responsável por você.',
            'Use dados verdadeiros e mantenha seu e-mail atualizado: é por ele que você recupera a senha.',
            'A senha é só sua. Avise-nos se suspeitar que outra pessoa entrou na sua conta.',
            'Novas contas podem depender da aprovação do administrador. Enquanto isso, você navega normalmente.',
            'Podemos desativar contas que descumpram estes termos. Você pode pedir a revisão dessa decisão.',
          ]}
        />
      </LegalSection>
      <LegalSection title="3. O que você publica">
        <p>
          Suas avaliações, seu nome e sua foto de perfil aparecem para todos. O conteúdo continua
          sendo seu. Ao publicá-lo, você dá ao guia uma licença gratuita, não exclusiva e válida
          enquanto o conteúdo estiver no ar para guardá-lo, exibi-lo e ajustá-lo aos formatos do
          guia.
        </p>
        <p>
          Você pode editar ou excluir suas avaliações quando quiser. Se excluir a conta, elas
          continuam no ar sem o seu nome, para que a nota do lugar siga correta; se preferir que não
          fiquem, exclua-as antes.
        </p>
      </LegalSection>
      <LegalSection title="4. Regras das avaliações">
        <p>
          Avalie lugares que você conhece, com honestidade. Cada pessoa tem uma avaliação por lugar,
          e quem administra um lugar não pode avaliá-lo, apenas responder. Não publique:
        </p>
        <LegalList
          items={[
            'ofensas, discriminação, ameaças ou conteúdo ilegal;',
            'dados pessoais ou fotos de outras pessoas sem autorização;',
            'avaliações pagas, trocadas por vantagens ou feitas para prejudicar alguém;',
            'propaganda, links suspeitos ou material protegido por direitos de terceiros.',
          ]}
        />
        <p>
          Qualquer pessoa com conta pode denunciar uma avaliação ou as fotos dela. O administrador
          analisa e remove o que descumpre estas regras; fotos denunciadas saem da página até lá. Se
          a sua foi removida, você pode pedir uma nova análise.
        </p>
      </LegalSection>
      <LegalSection title="5. Informações dos lugares">
        <p>
          Buscamos manter tudo correto, mas horários, preços e eventos mudam sem aviso. Confirme com
          o lugar antes de sair de casa. Se um evento for falso ou ofender alguém, denuncie na
          página dele. Produtos e serviços são prestados pelos próprios lugares, que respondem por
          eles. Links e rotas levam a serviços de terceiros, com regras próprias.
        </p>
      </LegalSection>
      <LegalSection title="6. Reservas">
        <p>
          Um pedido de reserva feito aqui é enviado ao lugar, que o confirma ou recusa. Só depois de
          confirmado ele vale. Não cobramos pela reserva e não somos parte do atendimento. Se não
          puder ir, cancele com antecedência: quem não aparece recebe uma falta, que pode contestar
          por 30 dias, e três faltas em um ano são mostradas aos lugares. O lugar recebe seu nome,
          seu telefone e os detalhes do pedido para atender você.
        </p>
      </LegalSection>
      <LegalSection title="7. Clube e serviços pagos">
        <p>
          Quando houver um serviço pago, como um clube de vantagens, o preço, a duração, a renovação
          e o cancelamento serão mostrados antes da contratação. O pagamento é feito na página da
          empresa de pagamentos. Os benefícios são oferecidos pelos lugares parceiros, nas condições
          que cada benefício informa.
        </p>
        <p>
          Você pode cancelar a renovação quando quiser. Em compras pela internet você também pode
          desistir em até 7 dias, com devolução integral do valor, conforme o artigo 49 do Código de
          Defesa do Consumidor.
        </p>
        <p>
          Quem desistiu pode assinar o clube de novo quando quiser. Se isso acontecer dentro de doze
          meses depois da desistência, os benefícios da nova assinatura podem ser usados a partir do
          oitavo dia, e isso é avisado antes do pagamento. O direito de desistir, com devolução
          integral, continua o mesmo.
        </p>
      </LegalSection>
      <LegalSection title="8. Uso correto">
        <p>
          Não tente burlar a segurança do guia, acessar dados de outras pessoas, sobrecarregar o
          serviço ou copiar seu conteúdo em massa por meios automáticos.
        </p>
      </LegalSection>
      <LegalSection title="9. Disponibilidade e responsabilidade">
        <p>
          Trabalhamos para manter o guia no ar, mas pode haver interrupções para manutenção ou por
          falhas fora do nosso controle. Nada nestes termos reduz os direitos que a lei garante a
          você como consumidor.
        </p>
      </LegalSection>
      <LegalSection title="10. Encerramento">
        <p>
          Você pode deixar de usar o guia e excluir sua conta a qualquer momento, nas{' '}
          <Link to={linkTo('/settings')} className={legalLinkClasses}>
            Configurações
          </Link>
          . O que acontece com seus dados está na{' '}
          <Link to={linkTo('/privacy')} className={legalLinkClasses}>
            Política de privacidade
          </Link>
          .
        </p>
      </LegalSection>
      <LegalSection title="11. Mudanças e lei aplicável">
        <p>
          Se estes termos mudarem de forma relevante, avisaremos no guia antes de a mudança valer.
          Aplicam-se as leis do Brasil, e fica mantido o foro do seu domicílio para as questões de
          consumo.
        </p>
      </LegalSection>
      <LegalSection title="12. Contato">
        <p>
          <ContactSentence lead="Dúvidas sobre estes termos:" /> Outras respostas estão na{' '}
          <Link to={linkTo('/help')} className={legalLinkClasses}>
            Ajuda
          </Link>
          .
        </p>
      </LegalSection>
    </LegalPage>
  );
}
