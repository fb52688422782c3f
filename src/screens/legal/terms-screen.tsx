import { Link } from 'react-router';
import { brand } from '#domain/brand.ts';
import { LegalList, LegalPage, LegalSection } from './legal-page.tsx';

export default function TermsScreen() {
  return (
    <LegalPage
      title="Termos de uso"
      updated="novembro de 2026"
      lead={`Estes termos explicam como funciona o ${brand.name}, o que você pode esperar de nós e o que esperamos de você. Ao criar uma conta ou continuar usando o guia, você concorda com eles.`}
    >
      <LegalSection title="1. O que é o guia">
        <p>
          O {brand.name} reúne lugares e eventos de {brand.city} e região: endereços, horários,
          preços aproximados, fotos e avaliações. Consultar o guia é gratuito e não exige conta. Com
          uma conta você também salva lugares e usa os demais recursos para membros.
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
          Suas avaliações e imagens continuam sendo suas. Ao publicá-las, você autoriza o guia a
          exibi-las gratuitamente enquanto estiverem no ar. Não publique:
        </p>
        <LegalList
          items={[
            'ofensas, discriminação, ameaças ou conteúdo ilegal;',
            'dados pessoais de outras pessoas sem autorização;',
            'avaliações de lugares que você não conhece, pagas ou feitas para prejudicar alguém;',
            'propaganda, links suspeitos ou material protegido por direitos de terceiros.',
          ]}
        />
        <p>Conteúdos assim podem ser removidos. Quem encontrar um pode avisar o administrador.</p>
      </LegalSection>
      <LegalSection title="4. Informações dos lugares">
        <p>
          Buscamos manter tudo correto, mas horários, preços e eventos mudam sem aviso. Confirme com
          o estabelecimento antes de sair de casa. Produtos e serviços são prestados pelos próprios
          estabelecimentos, que respondem por eles. Links e rotas levam a serviços de terceiros, com
          regras próprias.
        </p>
      </LegalSection>
      <LegalSection title="5. Serviços pagos">
        <p>
          Quando houver um serviço pago, como um clube de vantagens, o preço, a duração, a renovação
          e o cancelamento serão mostrados antes da contratação. Em compras pela internet você pode
          desistir em até 7 dias, com devolução integral do valor, conforme o artigo 49 do Código de
          Defesa do Consumidor.
        </p>
      </LegalSection>
      <LegalSection title="6. Uso correto">
        <p>
          Não tente burlar a segurança do guia, acessar dados de outras pessoas, sobrecarregar o
          serviço ou copiar seu conteúdo em massa por meios automáticos.
        </p>
      </LegalSection>
      <LegalSection title="7. Disponibilidade e responsabilidade">
        <p>
          Trabalhamos para manter o guia no ar, mas pode haver interrupções para manutenção ou por
          falhas fora do nosso controle. Nada nestes termos reduz os direitos que a lei garante a
          você como consumidor.
        </p>
      </LegalSection>
      <LegalSection title="8. Encerramento">
        <p>
          Você pode deixar de usar o guia e pedir a exclusão da sua conta a qualquer momento. O que
          acontece com seus dados está na{' '}
          <Link to="/privacy" className="font-medium text-sea-ink underline underline-offset-4">
            Política de privacidade
          </Link>
          .
        </p>
      </LegalSection>
      <LegalSection title="9. Mudanças e lei aplicável">
        <p>
          Se estes termos mudarem de forma relevante, avisaremos no guia antes de a mudança valer.
          Aplicam-se as leis do Brasil, e fica mantido o foro do seu domicílio para as questões de
          consumo.
        </p>
      </LegalSection>
      <LegalSection title="10. Contato">
        <p>
          Dúvidas sobre estes termos: fale com o administrador do {brand.name} pelo canal de contato
          informado por quem opera o guia.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
