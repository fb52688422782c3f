/** Behaviour of a test card. 'renewal_fails' is declined unless the customer is present. */
export type CardBehaviour =
  | { kind: 'approved' }
  | { kind: 'declined'; declineCode: string; code: string; message: string }
  | { kind: 'authentication' }
  | { kind: 'renewal_fails' };

export interface TestCard {
  /** Name of the token, as in Stripe's documentation ('pm_card_visa'). */
  token: string;
  brand: string;
  number: string;
  /** Text next to the radio button. */
  label: string;
  behaviour: CardBehaviour;
}

/** Stripe's 'generic_decline', also used for payments with a requested failure. */
export const DECLINED = {
  kind: 'declined',
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
} as const;

export const TEST_CARDS: readonly TestCard[] = [
  {
    token: 'pm_card_visa',
    brand: 'visa',
    number: '4242 4242 4242 4242',
    label: 'Pagamento aprovado',
    behaviour: { kind: 'approved' },
  },
  {
    token: 'pm_card_threeDSecure2Required',
    brand: 'visa',
    number: '4000 0025 0000 3155',
    label: 'Pede confirmação no banco (3-D Secure)',
    behaviour: { kind: 'authentication' },
  },
  {
    token: 'pm_card_chargeDeclined',
    brand: 'visa',
    number: '4000 0000 0000 0002',
    label: 'Cartão recusado',
    behaviour: DECLINED,
  },
  {
    token: 'pm_card_chargeDeclinedInsufficientFunds',
    brand: 'visa',
    number: '4000 0000 0000 9995',
    label: 'Saldo insuficiente',
    behaviour: {
      kind: 'declined',
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  {
    token: 'pm_card_chargeDeclinedExpiredCard',
    brand: 'visa',
    number: '4000 0000 0000 0069',
    label: 'Cartão vencido',
    behaviour: {
      kind: 'declined',
      code: 'expired_card',
      declineCode: 'expired_card',
      message: 'Your card has expired.',
    },
  },
  {
    token: 'pm_card_chargeCustomerFail',
    brand: 'visa',
    number: '4000 0000 0000 0341',
    label: 'Aprovado agora, recusado nas renovações',
    behaviour: { kind: 'renewal_fails' },
  },
];

/** Returns the card of a token or of a full number with any spacing. */
export function findTestCard(text: string): TestCard | undefined {
  const digits = text.replace(/\D/g, '');
  return TEST_CARDS.find(
    ({ token, number }) => token === text || number.replace(/\D/g, '') === digits,
  );
}

/** Returns the behaviour of the test card with these last four digits; any other card is approved. */
export function behaviourOf(last4: string): CardBehaviour {
  const card = TEST_CARDS.find(({ number }) => number.endsWith(last4));
  return card?.behaviour ?? { kind: 'approved' };
}
