import { ChevronDown } from 'lucide-react';
import { ContactSentence } from '#features/settings/components/contact-sentence.tsx';

const questions = [
  {
    question: 'Como uso um desconto?',
    answer:
      'No lugar parceiro, abra o benefício no guia e mostre o código à equipe. O desconto é confirmado na hora e aparece no seu histórico.',
  },
  {
    question: 'Posso cancelar quando quiser?',
    answer:
      'Sim, sem multa e sem ligar para ninguém. Você cancela a renovação em “Administrar assinatura”, e os benefícios valem até o fim do período que já pagou.',
  },
  {
    question: 'E se eu me arrepender?',
    answer:
      'Nos primeiros 7 dias depois da assinatura, um botão nesta página desfaz tudo e devolve o valor inteiro para o seu cartão. Se você assinar de novo dentro de doze meses, usa os benefícios a partir do oitavo dia.',
  },
  {
    question: 'Como é feita a cobrança?',
    answer:
      'No cartão de crédito, pela página segura do Stripe, a cada mês ou a cada ano, conforme o plano. O guia não vê nem guarda o número do cartão.',
  },
  {
    question: 'O que acontece se o pagamento falhar?',
    answer:
      'Avisamos no seu perfil. Os benefícios continuam por três dias, para você atualizar o cartão com calma.',
  },
  {
    question: 'Posso passar do plano mensal para o anual?',
    answer:
      'Pode, a qualquer momento, em “Administrar assinatura”. O que você já pagou e não usou é descontado.',
  },
];

/** Renders frequent questions before a purchase. */
export function ClubQuestions() {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-xl font-bold">
        Perguntas frequentes
      </h2>
      <div className="mt-3 divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                size={20}
                className="shrink-0 text-ink-muted transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <p className="pb-4 text-ink-muted">{answer}</p>
          </details>
        ))}
      </div>
      <p className="mt-4 text-ink-muted">
        <ContactSentence lead="Ainda com dúvida? Escreva para" />
      </p>
    </section>
  );
}
