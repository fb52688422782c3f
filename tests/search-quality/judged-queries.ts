/**
 * A search query and the places that a person who knows the city expects among the first five results. The judgement is
 * based on the places only, before any change of the search and without knowledge of the algorithm.
 */
export interface JudgedQuery {
  query: string;
  /** One to five titles, exactly as in the seed, in no order. Other results are allowed; these must be present. */
  expected: readonly string[];
}

/** Queries for the hand-written places. The search may be tuned with these. */
export const seededTuned: readonly JudgedQuery[] = [
  // Names, whole and partial.
  { query: 'Boteco do Siri Mole', expected: ['Boteco do Siri Mole'] },
  { query: 'Ponte Hercílio Luz', expected: ['Ponte Hercílio Luz'] },
  { query: 'Café Rendeira', expected: ['Café Rendeira'] },
  { query: 'Fogo de Garapuvu', expected: ['Fogo de Garapuvu'] },
  { query: 'Seu Nézio', expected: ['Bar do Seu Nézio'] },
  { query: 'Mercado Público', expected: ['Mercado Público de Florianópolis'] },
  { query: 'Pão de Concha', expected: ['Padaria Pão de Concha'] },
  { query: 'Joaquina', expected: ['Praia da Joaquina', 'Dunas da Joaquina'] },

  // Typos.
  { query: 'praia da joaqina', expected: ['Praia da Joaquina'] },
  { query: 'naufargados', expected: ['Praia de Naufragados'] },
  { query: 'hanburger', expected: ['Hambúrguer da Ponte'] },
  { query: 'mercado publco', expected: ['Mercado Público de Florianópolis'] },
  { query: 'ostrerria', expected: ['Ostreria Maré Mansa'] },
  { query: 'trapixe 27', expected: ['Trapiche 27'] },
  { query: 'matadero', expected: ['Praia do Matadeiro'] },

  // Singular for plural and vice versa.
  { query: 'fortalezas', expected: ['Fortaleza de São José da Ponta Grossa'] },
  { query: 'ostras', expected: ['Ostreria Maré Mansa', 'Festival Ostra e Vinho'] },
  {
    query: 'museu',
    expected: [
      'Museu Histórico de Santa Catarina no Palácio Cruz e Sousa',
      'Noite dos Museus do Centro',
      'Centro Integrado de Cultura',
    ],
  },
  { query: 'mirantes', expected: ['Mirante do Morro da Lagoa', 'Mirante do Morro da Cruz'] },
  { query: 'cervejarias', expected: ['Cervejaria Rancho de Canoa'] },
  { query: 'livro', expected: ['Livraria e Café Entrelinhas'] },
  { query: 'duna', expected: ['Dunas da Joaquina', 'Campeonato de Sandboard das Dunas'] },

  // Everyday words.
  { query: 'vegano', expected: ['Raiz Cozinha de Horta'] },
  {
    query: 'restaurante de frutos do mar',
    expected: [
      'Ostreria Maré Mansa',
      'Jurerê Mar e Brasa',
      'Rancho da Tainha',
      'Peixe na Telha do Pântano',
    ],
  },
  { query: 'barzinho na lagoa', expected: ['Trapiche 27'] },
  { query: 'aula de dança', expected: ['Noite Latina do Trapiche', 'Terreiro Forró Pé de Areia'] },
  { query: 'sorveteria', expected: ['Gelato Ventania'] },
  { query: 'ano novo', expected: ['Réveillon da Beira-Mar'] },
  { query: 'aprender a surfar', expected: ['Praia da Barra da Lagoa', 'Praia do Matadeiro'] },
  {
    query: 'praia para crianças',
    expected: ['Praia de Jurerê', 'Praia do Santinho', 'Praia da Daniela'],
  },
  { query: 'happy hour no centro', expected: ['Boteco do Siri Mole', 'Armazém da Figueira'] },
  {
    query: 'trilha',
    expected: ['Lagoinha do Leste', 'Praia de Naufragados', 'Parque Municipal da Lagoa do Peri'],
  },
  {
    query: 'cachoeira',
    expected: ['Barco da Costa da Lagoa', 'Parque Municipal da Lagoa do Peri'],
  },

  // Kind and neighbourhood.
  {
    query: 'bar no centro',
    expected: ['Boteco do Siri Mole', 'Armazém da Figueira', 'Porão do Desterro'],
  },
  { query: 'café lagoa', expected: ['Casa Neblina'] },
  { query: 'restaurante em santo antônio de lisboa', expected: ['Cozinha da Dona Zenaide'] },
  { query: 'praia no campeche', expected: ['Praia do Campeche'] },
  { query: 'balada na trindade', expected: ['Terreiro Forró Pé de Areia'] },
  {
    query: 'eventos no ribeirão',
    expected: ['Festa do Divino do Ribeirão', 'Festival Ostra e Vinho'],
  },
  {
    query: 'passeio no centro',
    expected: [
      'Ponte Hercílio Luz',
      'Mercado Público de Florianópolis',
      'Museu Histórico de Santa Catarina no Palácio Cruz e Sousa',
    ],
  },

  // Amenities.
  {
    query: 'bar com wi-fi',
    expected: ['Bar Vento Sul', 'Armazém da Figueira', 'Quintal da Trindade'],
  },
  {
    query: 'restaurante com delivery',
    expected: [
      'Cozinha da Dona Zenaide',
      'Cantina do Nono Ângelo',
      'Raiz Cozinha de Horta',
      'Izakaya Onda',
      'Hambúrguer da Ponte',
    ],
  },
  {
    query: 'praia acessível',
    expected: [
      'Praia do Campeche',
      'Praia da Barra da Lagoa',
      'Praia de Jurerê',
      'Praia dos Ingleses',
    ],
  },
  {
    query: 'café com estacionamento',
    expected: [
      'Padaria Pão de Concha',
      'Casa Neblina',
      'Café com Prosa do Ribeirão',
      'Estação Coqueiros Café',
      'Madrugada Café 24 Horas',
    ],
  },
  {
    query: 'balada com ar condicionado',
    expected: ['Clube Maresia', 'Porão Disco', 'Farol Club', 'Usina 48', 'Rádio Pirata Karaokê'],
  },
  {
    query: 'bar com música ao vivo',
    expected: ['Boteco do Siri Mole', 'Bar Vento Sul', 'Bambu Bar de Praia'],
  },
  { query: 'passeio com reserva', expected: ['Ilha do Campeche', 'Remo ao Amanhecer na Lagoa'] },

  // Several words in any order.
  { query: 'choro casa sul ilha', expected: ['Casa do Choro do Sul da Ilha'] },
  {
    query: 'palácio museu cruz sousa',
    expected: ['Museu Histórico de Santa Catarina no Palácio Cruz e Sousa'],
  },
  { query: 'vinho ostra festival', expected: ['Festival Ostra e Vinho'] },
  { query: 'renda de bilro café', expected: ['Café Rendeira'] },
  { query: 'telha peixe', expected: ['Peixe na Telha do Pântano'] },
  { query: 'vinho vinil centro', expected: ['Porão do Desterro'] },
  { query: 'coqueiros forno a lenha massa', expected: ['Cantina do Nono Ângelo'] },

  // As typed on a phone.
  { query: 'praiamole', expected: ['Praia Mole'] },
  { query: 'cafedocanal', expected: ['Café do Canal'] },
  { query: 'trapiche27', expected: ['Trapiche 27'] },
  { query: 'lagoadoperi', expected: ['Parque Municipal da Lagoa do Peri'] },
  { query: 'clubemaresia', expected: ['Clube Maresia'] },
  { query: 'reveillon beiramar', expected: ['Réveillon da Beira-Mar'] },
  { query: 'atelie erva mate', expected: ['Ateliê da Erva-Mate'] },
];

/** Held-out queries for the hand-written places. They are not used for tuning. */
export const seededKept: readonly JudgedQuery[] = [
  // Names, whole and partial.
  { query: 'Jazz na Lagoa', expected: ['Jazz na Lagoa'] },
  { query: 'Gim & Maresia', expected: ['Gim & Maresia'] },
  { query: 'Teatro Álvaro de Carvalho', expected: ['Teatro Álvaro de Carvalho'] },
  { query: 'Ilha do Campeche', expected: ['Ilha do Campeche'] },
  { query: 'Dona Zenaide', expected: ['Cozinha da Dona Zenaide'] },
  { query: 'Hercílio Luz', expected: ['Ponte Hercílio Luz'] },
  { query: 'Mil Folhas', expected: ['Confeitaria Mil Folhas da Trindade'] },
  {
    query: 'Cruz e Sousa',
    expected: ['Museu Histórico de Santa Catarina no Palácio Cruz e Sousa'],
  },

  // Typos.
  { query: 'izakaia onda', expected: ['Izakaya Onda'] },
  { query: 'fortalesa são josé', expected: ['Fortaleza de São José da Ponta Grossa'] },
  { query: 'mosambique', expected: ['Praia do Moçambique'] },
  { query: 'lagoina do leste', expected: ['Lagoinha do Leste'] },
  { query: 'comfetaria', expected: ['Confeitaria Mil Folhas da Trindade'] },
  { query: 'sambodormo', expected: ['Sambódromo do Mané'] },
  { query: 'gelatto ventannia', expected: ['Gelato Ventania'] },

  // Singular for plural and vice versa.
  {
    query: 'teatros',
    expected: [
      'Teatro Álvaro de Carvalho',
      'Sala Negra Teatro Independente',
      'Centro Integrado de Cultura',
    ],
  },
  { query: 'hambúrgueres', expected: ['Hambúrguer da Ponte'] },
  { query: 'regatas', expected: ['Regata da Baía Norte'] },
  { query: 'feiras', expected: ['Feira da Praça Bento Silvério'] },
  {
    query: 'tainhas',
    expected: [
      'Rancho da Tainha',
      'Festa da Tainha da Barra',
      'Cozinha da Dona Zenaide',
      'Bar do Seu Nézio',
    ],
  },
  { query: 'drinque', expected: ['Trapiche 27', 'Gim & Maresia'] },
  { query: 'parques', expected: ['Parque Municipal da Lagoa do Peri'] },

  // Everyday words.
  { query: 'comida japonesa', expected: ['Izakaya Onda'] },
  { query: 'lugar para dançar salsa', expected: ['Noite Latina do Trapiche'] },
  { query: 'café da manhã no campeche', expected: ['Padaria Pão de Concha'] },
  {
    query: 'praia para ver o pôr do sol',
    expected: ['Praia da Daniela', 'Praia da Joaquina'],
  },
  {
    query: 'passeio em dia de chuva',
    expected: [
      'Museu Histórico de Santa Catarina no Palácio Cruz e Sousa',
      'Mercado Público de Florianópolis',
    ],
  },
  { query: 'restaurante com espaço kids', expected: ['Jurerê Mar e Brasa'] },
  { query: 'música eletrônica', expected: ['Usina 48', 'Farol Club'] },
  { query: 'praia de mar calmo', expected: ['Praia de Jurerê', 'Praia da Daniela'] },
  {
    query: 'restaurante que aceita cachorro',
    expected: [
      'Cozinha da Dona Zenaide',
      'Peixe na Telha do Pântano',
      'Raiz Cozinha de Horta',
      'Hambúrguer da Ponte',
      'Jurerê Mar e Brasa',
    ],
  },
  { query: 'gin', expected: ['Gim & Maresia'] },
  {
    query: 'roda de samba',
    expected: [
      'Sambódromo do Mané',
      'Casa do Choro do Sul da Ilha',
      'Mercado Público de Florianópolis',
    ],
  },

  // Kind and neighbourhood.
  {
    query: 'café no centro',
    expected: ['Torra Ilhéu', 'Livraria e Café Entrelinhas', 'Madrugada Café 24 Horas'],
  },
  {
    query: 'restaurante no centro',
    expected: [
      'Fogo de Garapuvu',
      'Izakaya Onda',
      'Bistrô Casa 1890',
      'Sabor do Porto Self-service',
    ],
  },
  { query: 'balada jurerê', expected: ['Clube Maresia'] },
  { query: 'praia armação', expected: ['Praia do Matadeiro'] },
  { query: 'bar trindade', expected: ['Quintal da Trindade'] },
  {
    query: 'passeio na lagoa da conceição',
    expected: ['Mirante do Morro da Lagoa', 'Dunas da Joaquina', 'Remo ao Amanhecer na Lagoa'],
  },
  { query: 'café em coqueiros', expected: ['Estação Coqueiros Café'] },

  // Amenities.
  {
    query: 'restaurante com wifi',
    expected: [
      'Cantina do Nono Ângelo',
      'Raiz Cozinha de Horta',
      'Hambúrguer da Ponte',
      'Sabor do Porto Self-service',
    ],
  },
  {
    query: 'bar com estacionamento',
    expected: [
      'Trapiche 27',
      'Cervejaria Rancho de Canoa',
      'Bar da Ponta do Sambaqui',
      'Gim & Maresia',
      'Bar do Seu Nézio',
    ],
  },
  {
    query: 'praia pet friendly',
    expected: [
      'Praia da Joaquina',
      'Praia do Campeche',
      'Praia de Jurerê',
      'Praia do Matadeiro',
      'Praia da Daniela',
    ],
  },
  {
    query: 'bar acessível',
    expected: ['Trapiche 27', 'Cervejaria Rancho de Canoa', 'Quintal da Trindade', 'Gim & Maresia'],
  },
  {
    query: 'teatro com ar-condicionado',
    expected: [
      'Teatro Álvaro de Carvalho',
      'Sala Negra Teatro Independente',
      'Centro Integrado de Cultura',
    ],
  },
  { query: 'restaurante com música ao vivo', expected: ['Rancho da Tainha'] },
  { query: 'bar com delivery', expected: ['Armazém da Figueira', 'Bambu Bar de Praia'] },

  // Several words in any order.
  {
    query: 'mestres cervejeiros encontro',
    expected: [
      'Encontro Internacional de Mestres Cervejeiros, Queijeiros e Padeiros Artesanais da Ilha de Santa Catarina e do Litoral Catarinense',
    ],
  },
  { query: 'luar cinema', expected: ['Mostra de Cinema ao Luar'] },
  { query: 'ribeirão divino festa', expected: ['Festa do Divino do Ribeirão'] },
  { query: 'independente teatro sala', expected: ['Sala Negra Teatro Independente'] },
  { query: 'prancha amanhecer lagoa', expected: ['Remo ao Amanhecer na Lagoa'] },
  { query: 'rupestres inscrições', expected: ['Ilha do Campeche', 'Praia do Santinho'] },
  { query: 'jurerê acústicos shows', expected: ['Sunset Sessions Jurerê'] },

  // As typed on a phone.
  { query: 'usina48', expected: ['Usina 48'] },
  { query: 'ilhadocampeche', expected: ['Ilha do Campeche'] },
  { query: 'casaneblina', expected: ['Casa Neblina'] },
  { query: 'cineclube', expected: ['Cine Clube da Lagoa'] },
  { query: 'standup', expected: ['Stand-up no Sobrado'] },
  { query: 'arena beiramar', expected: ['Arena Beira-Mar'] },
  { query: 'gim e maresia', expected: ['Gim & Maresia'] },
];

/** Queries for the city of a thousand places, including the hand-written ones. The search may be tuned with these. */
export const largeTuned: readonly JudgedQuery[] = [
  // Names, whole and partial.
  { query: 'Horto das Orquídeas do Estreito', expected: ['Horto das Orquídeas do Estreito'] },
  {
    query: 'Cantina Mar Aberto da Lagoa da Conceição',
    expected: ['Cantina Mar Aberto da Lagoa da Conceição'],
  },
  { query: 'Balada Cometa de Sambaqui', expected: ['Balada Cometa de Sambaqui'] },
  { query: 'Bodega Três Garças', expected: ['Bodega Três Garças da Daniela'] },
  {
    query: 'Esquina Azul',
    expected: [
      'Adega da Esquina Azul do Campeche',
      'Choperia da Esquina Azul dos Ingleses',
      'Choperia da Esquina Azul do Santinho',
    ],
  },
  {
    query: 'Luz de Ribalta',
    expected: [
      'Teatro Luz de Ribalta do Pântano do Sul',
      'Palco Luz de Ribalta do Campeche',
      'Galpão Luz de Ribalta de Coqueiros',
      'Espaço Cultural Luz de Ribalta do Ribeirão da Ilha',
      'Auditório Luz de Ribalta do Campeche',
    ],
  },
  {
    query: 'Festival das Flores',
    expected: ['Festival das Flores de Ponta das Canas', 'Festival das Flores do Morro das Pedras'],
  },
  { query: 'Nono Ângelo', expected: ['Cantina do Nono Ângelo'] },

  // Typos.
  { query: 'botequin do beco pântano do sul', expected: ['Botequim do Beco do Pântano do Sul'] },
  { query: 'sobrado amarello centro', expected: ['Cozinha Sobrado Amarelo do Centro'] },
  { query: 'casa noturna eclispe sambaqui', expected: ['Casa Noturna Eclipse de Sambaqui'] },
  { query: 'torefacao miolo', expected: ['Torrefação Miolo da Trindade'] },

  // Singular for plural and vice versa.
  {
    query: 'hortos na daniela',
    expected: ['Horto do Costão da Daniela', 'Horto da Pedra Branca da Daniela'],
  },
  {
    query: 'cervejarias no pântano do sul',
    expected: [
      'Cervejaria Canto do Siri do Pântano do Sul',
      'Cervejaria Velho Pescador do Pântano do Sul',
    ],
  },

  // Everyday words.
  { query: 'cantar karaokê', expected: ['Rádio Pirata Karaokê'] },

  // Kind and neighbourhood.
  {
    query: 'padaria no santinho',
    expected: ['Padaria Duas Irmãs do Santinho', 'Padaria Manhã Clara do Santinho'],
  },
  {
    query: 'casa de chá na trindade',
    expected: [
      'Casa de Chá do Vizinho da Trindade',
      'Casa de Chá Bilro da Trindade',
      'Casa de Chá da Rendeira da Trindade',
    ],
  },
  {
    query: 'balada na daniela',
    expected: ['Porão Zona Sul da Daniela', 'Noite Frequência da Daniela'],
  },
  {
    query: 'bar em jurerê',
    expected: [
      'Empório Cais de Pedra de Jurerê',
      'Bar Três Garças de Jurerê',
      'Adega Pé na Areia de Jurerê',
    ],
  },
  {
    query: 'praia na armação',
    expected: [
      'Praia do Matadeiro',
      'Praia Pequena do Siri da Armação',
      'Praia Pequena do Riacho Doce da Armação',
      'Baía das Pedras Altas da Armação',
    ],
  },
  {
    query: 'teatro em ratones',
    expected: ['Teatro Garapuvu de Ratones', 'Teatro da Estação de Ratones'],
  },

  // Amenities.
  {
    query: 'balada pet friendly nos ingleses',
    expected: [
      'Lua Cheia Beach Club',
      'Clube Ritmo Livre dos Ingleses',
      'Terraço Subterrâneo dos Ingleses',
    ],
  },

  // Several words in any order.
  { query: 'ingleses ritmo livre clube', expected: ['Clube Ritmo Livre dos Ingleses'] },
  { query: 'trindade trilha pedra branca', expected: ['Trilha da Pedra Branca da Trindade'] },

  // As typed on a phone.
  { query: 'casadecha miolo sambaqui', expected: ['Casa de Chá Miolo de Sambaqui'] },
  { query: 'baladavinil ratones', expected: ['Balada Vinil de Ratones'] },
];

/** Held-out queries for the same city. They are not used for tuning. */
export const largeKept: readonly JudgedQuery[] = [
  // Names, whole and partial.
  { query: 'Tablado Garapuvu de Coqueiros', expected: ['Tablado Garapuvu de Coqueiros'] },
  { query: 'Adega Pé na Areia de Jurerê', expected: ['Adega Pé na Areia de Jurerê'] },
  { query: 'Festival da Música de Ratones', expected: ['Festival da Música de Ratones'] },
  { query: 'Mirante do Farolete', expected: ['Mirante do Farolete de Sambaqui'] },
  {
    query: 'Vento Leste',
    expected: [
      'Cozinha Vento Leste do Centro',
      'Trattoria Vento Leste de Coqueiros',
      'Cozinha Vento Leste do Rio Tavares',
    ],
  },
  {
    query: 'Bule Vermelho',
    expected: [
      'Padaria Bule Vermelho do Rio Tavares',
      'Cafeteria Bule Vermelho da Agronômica',
      'Cafeteria Bule Vermelho do Centro',
      'Torrefação Bule Vermelho da Cachoeira do Bom Jesus',
    ],
  },
  {
    query: 'Festa do Livro',
    expected: ['Festa do Livro de Ratones', 'Festa do Livro do Santinho'],
  },
  { query: 'Maré Mansa', expected: ['Ostreria Maré Mansa'] },

  // Typos.
  { query: 'tratoria ponta da pedra', expected: ['Trattoria Ponta da Pedra de Sambaqui'] },
  { query: 'club subteraneo centro', expected: ['Club Subterrâneo do Centro'] },
  { query: 'pexaria garoupa coqueiros', expected: ['Peixaria Garoupa de Coqueiros'] },
  { query: 'enceada dos golfihnos', expected: ['Enseada dos Golfinhos da Trindade'] },

  // Singular for plural and vice versa.
  {
    query: 'auditórios no campeche',
    expected: ['Auditório Luz de Ribalta do Campeche', 'Auditório Garapuvu do Campeche'],
  },
  {
    query: 'peixarias em ponta das canas',
    expected: [
      'Peixaria Quintal de Ervas de Ponta das Canas',
      'Peixaria Rede Cheia de Ponta das Canas',
    ],
  },

  // Everyday words.
  { query: 'tomar brunch', expected: ['Casa Neblina'] },

  // Kind and neighbourhood.
  {
    query: 'choperia na barra da lagoa',
    expected: [
      'Choperia Maré Cheia da Barra da Lagoa',
      'Choperia Canto do Siri da Barra da Lagoa',
      'Choperia Maré Cheia na Rua dos Pescadores da Barra da Lagoa',
    ],
  },
  {
    query: 'trattoria em jurerê',
    expected: ['Trattoria Fogo Baixo de Jurerê', 'Trattoria do Cardume de Jurerê'],
  },
  {
    query: 'corrida no morro das pedras',
    expected: [
      'Corrida da Lua Cheia do Morro das Pedras',
      'Corrida de Inverno do Morro das Pedras',
      'Corrida de Inverno na Servidão das Acácias do Morro das Pedras',
    ],
  },
  {
    query: 'café no pantanal',
    expected: [
      'Torrefação Manhã Clara do Pantanal',
      'Torrefação Bilro do Pantanal',
      'Torrefação da Rendeira do Pantanal',
    ],
  },
  {
    query: 'restaurante na trindade',
    expected: [
      'Rancho Ponta da Pedra da Trindade',
      'Restaurante da Dona Maricota da Trindade',
      'Rancho Rede Cheia da Trindade',
    ],
  },
  {
    query: 'bar na daniela',
    expected: [
      'Empório do Beco da Daniela',
      'Botequim do Mirante da Daniela',
      'Bodega Três Garças da Daniela',
      'Choperia Sete Marolas da Daniela',
    ],
  },

  // Amenities.
  {
    query: 'restaurante com wi-fi na daniela',
    expected: ['Cozinha Panela de Barro da Daniela', 'Casa Maria Farinha da Daniela'],
  },

  // Several words in any order.
  { query: 'armação amarelo sobrado', expected: ['Cozinha Sobrado Amarelo da Armação'] },
  { query: 'centro costeira passeio', expected: ['Passeio da Costeira do Centro'] },

  // As typed on a phone.
  { query: 'botecotresgarcas agronomica', expected: ['Boteco Três Garças da Agronômica'] },
  { query: 'solmaior coqueiros', expected: ['Espaço Cultural Sol Maior de Coqueiros'] },
];
