/** Reviews written for specific places: [stars, text], by the title of the place. */
export const voices: Record<string, readonly (readonly [number, string])[]> = {
  'Ponte Hercílio Luz': [
    [
      5,
      'Cresci vendo a ponte fechada. Atravessar a pé com minha mãe, que passou por aqui de ônibus nos anos setenta, foi uma das coisas mais bonitas que já vivi.',
    ],
    [
      5,
      'Domingo sem carros é o melhor dia: bicicleta, patins e a baía dos dois lados. Vá perto das seis para ver as luzes acenderem.',
    ],
    [4, 'Linda e bem restaurada. Só falta mais lugar para sentar do lado do continente.'],
  ],
  'Mercado Público de Florianópolis': [
    [
      5,
      'Pastel de camarão com recheio de verdade, chope gelado e um cavaquinho na mesa ao lado. Sábado perfeito.',
    ],
    [
      4,
      'Compro peixe aqui toda semana. Chegue antes das nove, peça para limpar e aproveite o café do box da esquina.',
    ],
    [
      2,
      'Na hora do almoço os garçons disputam o turista no corredor. A comida é boa, mas a abordagem cansa.',
    ],
  ],
  'Lagoinha do Leste': [
    [
      5,
      'Subida puxada no calor, mas quando a mata abre e aparece a praia inteira lá embaixo ninguém diz uma palavra.',
    ],
    [
      5,
      'Fizemos a volta pelo Matadeiro, quatro horas com paradas. Leve dois litros de água por pessoa e volte com seu lixo.',
    ],
  ],
  'Ilha do Campeche': [
    [
      5,
      'Caribe com sotaque manezinho. A trilha das inscrições com a monitora vale tanto quanto o mergulho.',
    ],
    [
      4,
      'O barco é caro e o tempo na ilha, curto. Mesmo assim, nunca vi água daquela cor tão perto de casa.',
    ],
  ],
  'Ostreria Maré Mansa': [
    [
      5,
      'Vimos o rapaz buscar as ostras de canoa enquanto escolhíamos a mesa. Mais fresco que isso, só abrindo na água.',
    ],
    [
      5,
      'O arroz de polvo alimenta três, apesar de o cardápio dizer dois. Peça a mesa da ponta do deque.',
    ],
    [
      3,
      'Comida excelente, espera longa. No domingo ficamos uma hora e vinte na fila, e sem sombra.',
    ],
  ],
  'Boteco do Siri Mole': [
    [5, 'A casquinha de siri é a que minha avó fazia. Pedi a receita, riram e trouxeram outra.'],
    [4, 'Sexta com choro é imperdível. Chegue às seis ou fique em pé, que também é bom.'],
  ],
  'Trapiche 27': [
    [
      5,
      'O drinque de butiá é a ilha dentro de um copo. Sente do lado de fora e deixe o barco da Costa balançar a mesa.',
    ],
    [4, 'Lugar lindo e preço de lugar lindo. Para uma ocasião especial, não há igual na Lagoa.'],
  ],
  'Padaria Pão de Concha': [
    [
      5,
      'Saio de casa às sete só para garantir o pão de concha. Quem atrasa come folhado, e também não é castigo.',
    ],
    [4, 'Melhor pão do sul da ilha. A fila anda, mas a senha de papel ajudaria.'],
  ],
  'Café Rendeira': [
    [
      5,
      'Dona Lica me ensinou dois pontos de bilro enquanto o bolo esfriava. Saí de lá com meio metro de renda e uma amiga.',
    ],
  ],
  'Barco da Costa da Lagoa': [
    [
      5,
      'Descemos no ponto 16, almoçamos com os pés na água e voltamos no barco do pôr do sol. Programa completo por menos de cem reais o casal.',
    ],
    [
      5,
      'Os moradores usam o mesmo barco para levar compras e bicicleta. É transporte, passeio e aula de vida.',
    ],
  ],
  'Praia da Joaquina': [
    [
      5,
      'Assisti a uma bateria inteira sentada na pedra. As dunas ao fundo, o sol caindo, nada a reclamar.',
    ],
    [
      4,
      'Mar forte, respeite as bandeiras. O canto esquerdo tem banho mais calmo quando a maré está seca.',
    ],
  ],
  'Santo Antônio de Lisboa a pé': [
    [
      5,
      'Fomos pela igreja, ficamos pelos ateliês e só saímos depois do camarão na beira da praia. Pôr do sol de frente para a ponte.',
    ],
  ],
  'Boi de Mamão do Pântano': [
    [
      5,
      'Meu filho teve medo da Bernunça por três minutos e depois quis ser engolido de novo. Cultura viva, feita com amor.',
    ],
  ],
  'Usina 48': [
    [
      5,
      'Sem camarote, sem celular na cara, som de verdade. Dancei até clarear e fui tomar café na padaria ao lado.',
    ],
  ],
};
