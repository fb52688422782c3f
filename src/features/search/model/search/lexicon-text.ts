/* One concept per line; see readLexicon(). */
export const lexiconText = `
# kind
restaurante,comer fora|salir a comer|eat out
bar|barcito|tavern|boteco
balada,casa noturna,boate,danceteria,clube|discoteca,boliche bailable,ir al boliche,un boliche,ir a bailar|nightclub,night club,clubbing|festa,dançar,clube,pista,dj
vida noturna,sair à noite|salir de noche|nightlife,night out|category:baladas,category:bares,category:shows,balada,bar
cafeteria,casa de café|ir a un café|coffee shop,coffeehouse|category:cafes,café,padaria
boteco,botequim,pé sujo|bodegón,bar de barrio|dive bar|petisco,bar
padaria,panificadora,padoca,padeiro|panadero|bakeries,baker|pão,confeitaria
sorveteria,gelateria|heladería|ice cream shop|gelato 9
pizzaria||pizza place|pizza
hamburgueria||burger place,burger joint|xis
churrascaria,steakhouse,casa de carnes|asador|steak house|brasa,carne
ostreria,casa de ostras,rota das ostras|ruta de las ostras,granja de ostras|oyster bar,oyster farm|ostra
quiosque,barraca de praia,bar de praia,bar na praia|chiringuito,parador,bar en la playa|beach bar,beach kiosk|pé na areia,beach club
beach club,clube de praia|parador de playa||pé na areia
cervejaria,brewpub,taproom,cervejeiro|cervecería,cervecero|brewery,beer bar,breweries|cerveja
pub|bar irlandés|irish bar|cervejaria,category:bares,bar
bar de drinks,coquetelaria,bar de coquetéis|coctelería,bar de tragos|cocktail bar|drinque,rooftop
bar de vinhos,winebar,enoteca|vinoteca|wine bar|vinho
speakeasy,bar secreto|bar oculto|hidden bar,secret bar|bar de drinks
bar esportivo,bar com telão|bar para ver fútbol|sports bar|pub
rock bar,bar de rock||rock pub|pub
open bar,bebida liberada|barra libre,canilla libre|free drinks|festa
luderia,bar de jogos,café com jogos|bar de juegos|board game cafe,game bar|jogos de tabuleiro
confeitaria,doceria,patisserie|confitería|pastry shop,cake shop|padaria
chocolateria,loja de chocolate|bombonería|chocolate shop|brigadeiro
casa de chá,salão de chá|casa de té|tea house,tea room|café da tarde,cafeteria
café colonial|merienda libre|colonial coffee,tea buffet|café da tarde
lanchonete,casa de lanches,lancheria|sandwichería|snack bar,diner|lanche,salgado
fast food,comida rápida||quick bite|lanche,hambúrguer
food park,parque gastronômico|patio gastronómico||food truck
food truck,foodtruck|carrito de comida||comida de rua
comida de rua|comida callejera|street food|espetinho,pastel
buffet por quilo,buffet,por quilo|comida por kilo,por peso,por kilo|by the kilo,by weight,per kilo
buffet livre,coma à vontade,comer à vontade,encher a pança|tenedor libre|all you can eat|buffet por quilo
rodízio|||rodízio de carnes,sequência de camarão
rodízio de carnes,espeto corrido|carne libre|brazilian steakhouse|churrascaria
alta gastronomia,restaurante chique,restaurante sofisticado|alta cocina,restaurante elegante|fine dining,upscale restaurant|menu degustação,price:4,price:3
autoral,cozinha autoral,cozinha contemporânea|cocina de autor|contemporary cuisine|alta gastronomia,bistrô
comida típica,prato típico,comida local,comida manezinha,culinária local|plato típico,cocina local|local food,typical food,local cuisine,traditional food,traditional dishes,local dishes|tainha,frutos do mar,acoriano
comida açoriana,culinária açoriana|comida azoriana|azorean food|tainha
comida brasileira,culinária brasileira|brasilero|brazilian restaurant,brazilian|feijoada,churrascaria
comida caseira,comida de vó,casa de vó,tempero de vó|comida casera,como la de la abuela|home cooking,homemade food,home cooked,like grandma makes,grandma s,grandmother|buffet por quilo,panela
comida nordestina,culinária nordestina|comida del nordeste|northeastern food|baião de dois,comida baiana
comida baiana,culinária baiana||bahian food|moqueca
comida gaúcha,churrasco gaúcho||gaucho food|churrascaria,costela
japonês,comida japonesa,japa,japonesa,yakitori|comida nikkei|japanese
asiático,comida oriental||asian|japonês
tailandês,comida tailandesa,thai|||asiático
indiano|comida india,hindú
árabe|comida de medio oriente|arabic food,middle eastern
libanês,comida libanesa||lebanese
italiano,cantina,trattoria
comida francesa,restaurante francês,francesa|francés|french restaurant,french|bistrô
comida portuguesa,restaurante português|cocina portuguesa|portuguese food|bacalhau,comida açoriana
comida alemã,restaurante alemão|alemán|german restaurant,german|biergarten
mexicano,tex-mex
peruano||peruvian|ceviche
comida argentina,restaurante argentino||argentinian food|parrilla
comida latina,comida colombiana|comida venezolana|latin food|arepa,empanada,mexicano,peruano
poke,poke bowl,comida havaiana|comida hawaiana|hawaiian food
parrilla||argentine steakhouse|churrascaria
petiscaria|picadas y tragos|tapas bar|boteco
creperia||crepe place|panqueca
casa de sucos,suqueria|juguería|juice bar|suco,açaí
empório,mercearia,delicatessen|almacén gourmet,fiambrería,almacén antiguo,ramos generales|deli,gourmet shop,general store,pickles,grocery|queijo,conservas
adega,loja de vinhos,loja de bebidas|tienda de vinos|wine shop,liquor store|vinho,bar de vinhos
biergarten,jardim cervejeiro|patio cervecero|beer garden|cervejaria,chope
torrefação,cafeteria especial|tostadores de café|coffee roaster|cafeteria
praia,prainha|playa,playita|beach,sand|orla
naturismo,nudismo||nudist|galheta
mirante,belvedere,vista panorâmica,foto aérea,enxergar|mirador|viewpoint,lookout,scenic view,overlook,vantage point,see the bridges|com vista,morro
trilha|sendero,senda|trail,path,pathway|caminhada
morro,montanha,pico|cerro,montaña,sierra|hill,mountain,peak,summit|mirante 7,trilha 5
costão,pedras,rochas|acantilado,rocas,piedras|cliffs|trilha
dunas,areião,morro de areia|médanos,cerros de arena|sand dunes,dune,sand hill
cachoeira,queda d'água|cascada,catarata|waterfall|rio
rio,riacho|arroyo|river,stream
ilha,arquipélago|isla|island|passeio de barco
farol|faro|lighthouse|naufragados
baía,enseada|bahía|bay|água calma,orla
piscina natural,poças|pileta natural|natural pool
piscina|pileta|swimming pool,pool
água cristalina,água clara,transparente,turquesa|arena blanca|crystal clear water,white sand
natureza,mata,mato|bosque,selva|nature,forest,woods,jungle,rainforest|trilha,parque
reserva natural|||natureza,trilha
parque,bosque municipal,arvoredo||park
jardim botânico,flor|jardín botánico|botanical garden,flower|parque
praça|plaza|town square,public square
orla,calçadão,beira-mar,litoral|rambla,malecón|waterfront,promenade,shore,coast,along the coast|caminhada
marina,iate clube,trapiche|muelle,puerto|pier,dock,harbour,jetty|passeio de barco
ponte|puente|bridge|ponto turístico
fortaleza,fortificação,canhão,construção militar|fuerte colonial,un fuerte,los fuertes,cañón,castillo,fuerte antiguo|fortress,colonial fort,fort,ruins,castle,stone walls|forte
museu,acervo,memorial,relíquia|museo|museum|exposição
centro cultural||cultural center|exposição,museu
teatro,arte cênica,dramaturgia,em cena|obra,unipersonal,actriz|theatre,theater,auditorium,actress,drama,one woman play,black box|peça de teatro
cinema,cine,telona||movie theater,movie theatre
galeria,galeria de arte||art gallery,gallery,galleries|exposição,ateliê
ateliê||art studio,studios
igreja,catedral,capela,templo,missa|iglesia,misa|church,chapel,mass|missa
patrimônio histórico|edificio histórico|historic building|centro histórico
ponto turístico,atração turística|atracción turística|tourist attraction,sightseeing|category:passeios,passeio,museu
vila de pescadores,vilarejo,vilinha|pueblo de pescadores,pueblo,pueblito,aldea|fishing village,village|cultura açoriana,pescadores
casa de shows,music hall|sala de conciertos,sala grande|concert hall,concert venue,music venue,live venue,big venue,big hall,standing room|show,category:shows
estádio|cancha de fútbol|stadium
parque de aventura,arvorismo|tirolesa|zipline|esportes radicais
pista de skate,skatepark||skate park
mercado público,mercado|mercado central|public market,market
feira|ferias,puestos|street market,fair,stalls,market stall|mercado,barracas
feira de artesanato|feria artesanal|craft fair|artesanato,feira
feira orgânica||farmers market|feira
brechó,bazar,roupas usadas,segunda mão|ropa usada,segunda mano,mercado de pulgas,antigüedades|thrift store,second hand,vintage,flea market,antiques|compras
livraria,loja de livros|tienda de libros|bookstore,bookshop
sebo,livros usados|libros usados|used books|livraria
loja,lojinha|tienda|store,shop|compras,shopping
surf shop,loja de surf|alquiler de tablas|surfboard rental|surfar
souvenirs,lembrancinhas,comprar presente|recuerdos,regalo|gift shop,gift|artesanato,mercado público,renda
shopping,centro comercial||mall,shopping center|compras
coworking,home office|||fact:laptop,cafeteria,wifi
hotel,onde ficar,dormir|alojamiento,hospedaje,habitación|accommodation,lodging,sleep,place to stay
pousada,bangalô,cabana||guesthouse|hotel
hostel,albergue|hostal||pousada
camping,acampar,acampamento|carpa|campsite,tent
aluguel de temporada,airbnb|alquiler temporario|holiday rental|pousada,hotel
spa,massagem,sauna,hidromassagem|masajes,termas|massage,jacuzzi,wellness
aluguel de bicicleta|alquiler de bicicletas|bike rental|bicicleta
escola de surf|escuela de surf|surf school|aprender a surfar
andar a cavalo,cavalgada,cavalo|cabalgata,caballo|horse riding,horse
jardim de esculturas,mural,arte de rua,monumento|arte callejero,estatua|graffiti,sculpture,street art,statue
barco de pesca,pescador,pesqueira,arrastão||fishing boat,fishermen|vila de pescadores,pesca
mar|océano|sea|praia,vista para o mar
inscrições rupestres,arte rupestre,arte indígena|petroglifos|carvings,rock art,rock carvings,ancient rock carvings,ancient carvings|ilha do Campeche
centro histórico|casco histórico,casco antiguo|old town,historic center|area:Centro
arquitetura,casarão,casario||architecture|patrimônio histórico
boliche|||balada,category:baladas
biblioteca||library,libraries|ler
peixaria|pescadería|fish market,fishmonger
vinícola|bodega,viñedo|winery,wineries,vineyard|vinho
concha acústica,anfiteatro||bandshell,amphitheater
palácio,palacete||palace,mansion
# dish
frutos do mar,marisco,molusco|frutos de mar|seafood,shellfish|peixe 8,ostra 8,siri
ostra||oyster|ostreria 9
camarão|camarón,langostino,gamba|shrimp,prawn|frutos do mar 7
sequência de camarão,sequência de frutos do mar,rodízio de camarão|secuencia de camarones|shrimp sequence|camarão
tainha,tainha recheada,tainha escalada|pescado lisa,mújol|mullet|peixe
ova de tainha,bottarga|huevas de lisa|mullet roe,roe,fish roe|tainha
berbigão,vôngole|berberecho,almeja|clam,cockle|comida açoriana,frutos do mar
pirão,pirão de peixe|||peixe
casquinha de siri|||frutos do mar
siri|jaiba|blue crab
caranguejo|cangrejo|crab|siri,frutos do mar
bolinho de bacalhau|croqueta de bacalao|codfish cake,cod fritter|bolinho de peixe
bolinho de peixe,bolinho de camarão,bolinho de siri|croqueta de pescado|fish cake|bolinho de bacalhau,petisco
bacalhau|bacalao|cod,codfish
peixe,peixe grelhado,peixe frito,peixe assado|pescado,pesca del día|fish,grilled fish,catch of the day,fresh catch,baked fish|frutos do mar,tainha
isca de peixe|bastones de pescado|fish and chips|peixe
anchova||bluefish|peixe
linguado||flounder|peixe
garoupa,robalo,congro|merluza|grouper,sea bass|peixe
atum|atún|tuna|japonês
polvo|pulpo|octopus|frutos do mar
lula,lula à dorê,anéis de lula|rabas|squid,calamari|frutos do mar
mexilhão,marisco ao bafo|mejillón,choritos|mussel|frutos do mar
moqueca,caldeirada,ensopado de peixe|cazuela de mariscos|fish stew,seafood stew|frutos do mar
camarão à milanesa,camarão empanado|langostinos rebozados|fried shrimp|camarão
arroz de frutos do mar,arroz de polvo,paella,arroz espanhol|arroz con mariscos|seafood rice|paella,risoto
ceviche|cebiche,pescado crudo,pescado marinado|raw fish,marinated fish
sushi,combinado de sushi,hot roll|||japonês,temaki,sashimi
temaki||hand roll|japonês,sushi
lámen,ramen|fideos japoneses|noodle soup,noodle
pizza|pizza a la leña,pizza a la piedra|wood fired pizza|forno a lenha
hambúrguer,burger,hambúrguer artesanal,burguer|hamburguesa|cheeseburger
xis,x-salada,x-burger,x-tudo|||lanche
hot dog,cachorro-quente,dogão,prensadão|pancho,perro caliente||lanche
sanduíche,sanduba,panini,wrap|tostado|toastie,bagel|lanche
lanche,podrão|refrigerio,algo rápido|snack,something to eat|sanduíche,hambúrguer,salgado,pastel
petisco,petiscar,tira-gosto,porção,beliscar|picada,picoteo,picar|appetizer,finger food,bar food,nibbles,bar snacks,shared portions,shareable|boteco
tábua de frios,tábua de queijos|tabla de quesos,fiambres|charcuterie,cheese board|bar de vinhos,queijo
churrasco,carne na brasa|asado,asadito,a las brasas,leña,mollejas|barbecue,bbq,grill,grilled,charcoal,open fire,embers|brasa,carne,fogo
carne,filé,bife|bife de chorizo,entraña|steak,beef,meat,ribeye|brasa
costela,costela fogo de chão||ribs|churrascaria,brasa
barbecue americano,pit smoker,carne defumada|carnes ahumadas|smokehouse,brisket|churrasco
espetinho,churrasquinho|brochette|skewer|churrasco
linguiça,salsichão|chorizo,salchicha|sausage|churrasco
porco,leitão|cerdo,lechón,bondiola|pork
torresmo|chicharrón|pork rinds
cordeiro,carneiro|cordero|lamb|churrascaria,parrilla
frango,frango frito,frango a passarinho|pollo,alitas|chicken,wings
milanesa|milanga|schnitzel
parmegiana,filé à parmegiana||chicken parm|milanesa
batata frita,batata rústica|papas fritas,papas|french fries,fries,potato|petisco,hambúrguer
salgado,coxinha|saladitos|savory snack|lanchonete,padaria
quibe|kipe|kibbeh|salgado
pastel,pastel de camarão,pastel de berbigão|empanada frita,empanada de camarón|fried pastry|salgado
empanada|||comida argentina
pão de queijo|chipá,pan de queso|cheese bread|cafeteria
esfiha,esfirra|fatay|sfiha
shawarma,kebab|kebap|doner
homus,hummus,babaganuche
taco,quesadilla
burrito,nachos,guacamole
massas,macarrão,massa fresca,espaguete|fideos,tallarines,sorrentinos|pasta,spaghetti,tomato sauce|nhoque
lasanha||lasagna|massas
nhoque,gnocchi|ñoquis||massas,italiano
feijoada,feijão preto|porotos negros,guiso de porotos|bean stew,black bean,bean and pork stew
prato feito,pf,à la minuta,prato do dia|plato del día|set meal|comida caseira
almoço executivo,menu executivo,prato executivo|menú del día|set lunch,business lunch|buffet por quilo
marmita,quentinha|vianda|lunch box|amenity:delivery
carne de sol,carne seca|charqui|sun dried beef|comida nordestina
sopa,caldo,canja|locro,guiso|soup,broth,stew|caldo de peixe
queijo,queijeiro|queso,quesero|cheese,cheesemaker
pão,pão artesanal,fermentação natural,levain|masa madre,pan,pan artesanal|sourdough,bread,loaf|padaria
croissant,folhado|medialuna,factura|pastry|padaria,cafeteria
avocado toast,torrada|tostada de palta|toast|café da manhã
panqueca|panqueque|pancake|café da manhã
ovos mexidos,omelete,ovo|huevo|egg|café da manhã
café da manhã,desjejum|desayuno|breakfast|padaria,cafeteria,category:cafes
brunch|desayuno tardío||cafeteria
almoço|almuerzo,almorzar|lunch|category:restaurantes 8,buffet por quilo 8,restaurante
jantar,janta|cena,cenar|dinner,supper|category:restaurantes,restaurante,cantina
café da tarde,lanche da tarde,chá da tarde|merienda,tomar once|afternoon tea,afternoon coffee|cafeteria,confeitaria,category:cafes
comer,comida,onde comer,rango,gastronomia,culinária,fome,bater um rango,algo gostoso,prato,matar a fome|morfar,hambre,algo rico,morfi,comemos,plato,comer rico|food,eat,hungry,meal,dine,dining,bite,starving|category:restaurantes,category:cafes,restaurante,cozinha
beber,bebida,tomar uma,com sede|tomar algo,ir de copas,sed,escabiar,copete|drinking,grab a drink,thirsty|category:bares 9,bar
chope,chopp|cerveza tirada,schop|draft beer,draught beer,pint|boteco,cerveja
cerveja,breja,cerva,ceva,litrão,gelada|cerveza,birra,chela|beer,cold beer,lager,stout|cervejaria,boteco,category:bares
cerveja artesanal,ipa,torneira|birra artesanal,cerveza artesanal,cerveza negra|craft beer,dark beer,on tap,beer flight,ale,brew|cervejaria 9,chope
drinque,drink,coquetel,drinks autorais,bartender,barman|trago,cóctel,tragos de autor,traguito|cocktail,mixology|bar de drinks,category:bares,bar
caipirinha,caipiroska|caipi||drinque 7
cachaça,pinga|caña brasileña|sugarcane spirit|caipirinha
gin,gim|gintonic||drinque
whisky,uísque|güisqui|scotch|pub
vodka,licor,destilado,rum|ron,chupito|spirits,liquor,shots|bar de drinks
vinho,taça de vinho,rosé|vino,copa de vino,malbec,vinito,tinto|wine,glass of wine,red wine
degustação de vinhos,enoturismo|cata de vinos|wine tasting,wine tour|vinícola,bar de vinhos
degustação de cerveja,tour cervejeiro|cata de cerveza|beer tasting,brewery tour|cervejaria
espumante,prosecco|champagne|sparkling wine|vinho
quentão,vinho quente|vino caliente|mulled wine
drinque sem álcool,mocktail,sem álcool|sin alcohol|non alcoholic,alcohol free|suco
suco,suco natural,suco verde|jugo,zumo|juice
vitamina,vitamina de fruta|licuado,batido|smoothie|casa de sucos,suco
água de coco,coco gelado,coco||coconut|quiosque
caldo de cana,garapa|jugo de caña|sugarcane juice
refrigerante,refri|gaseosa|soft drink,soda
chimarrão,erva-mate,tereré,mate|tomar mate,unos mates,bombilla,yerba|mate tea,gourd
café,espresso,expresso,café coado|cortado,cafecito|coffee,caffeine|cafeteria,padaria
cappuccino,café com leite|café con leche|latte,flat white|cafeteria
café especial,café filtrado,barista,torrado na hora,café torrado,grãos moídos,cafeína|café de filtro,café de especialidad,en grano,recién tostado,granos de café,tostaduría|specialty coffee,pour over,roastery,filter coffee,coffee beans,single origin,french press,freshly roasted,roasted beans,beans roasted|cafeteria,torra 9
café gelado,cold brew|café helado|iced coffee|cafeteria
chá,chá gelado,infusão|tomar el té,té helado|tea|cafeteria,mate
chocolate quente|chocolate caliente,submarino|hot chocolate|cafeteria
sorvete,casquinha de sorvete,algo gelado|helado,cucurucho|ice cream
gelato,sorvete italiano|helado artesanal|italian ice cream
picolé,paleta mexicana,sacolé|palito helado|popsicle|sorveteria,sorvete
açaí,tigela|||sorveteria
sobremesa,doce,docinho,guloseima|postre,dulce,golosina|dessert,sweets,candy|confeitaria,sorveteria,bolo
bolo,bolo caseiro|budín,queque|cake|confeitaria,cafeteria
torta,torta doce||pie|confeitaria 8,bolo 7
cookie|galleta|biscuit|confeitaria,cafeteria
chocolate||artisan chocolate|brigadeiro
doce de leite|dulce de leche||alfajor,churros
cuca,strudel||apfelstrudel
pudim|flan|pudding|sobremesa
milho verde,pamonha|choclo|corn on the cob|festa junina
pipoca|pochoclo|popcorn
pinhão,entrevero||pine nut|festa junina
fruta,salada de frutas|ensalada de frutas|fruit|feira
vegano,plant based|||fact:vegan,vegetariano,plantas
vegetariano,veggie,sem carne,tofu,proteína animal|sin carne|meatless|fact:vegetarian,fact:vegan
sem glúten,celíaco,glúten|tacc|gluten free,coeliac|fact:glutenFree
sem lactose,lactose,sem leite|sin leche|lactose free,dairy free,dairy,no milk|vegano,fact:vegan
saudável,comida fit,comida leve,comida natural,dieta,algo leve|saludable,comida sana,sano,algo liviano|healthy,something light|salada,vegano,natural
orgânico,agroecológico,natureba|de la huerta|farm to table|feira orgânica
menu infantil,prato infantil,comida para crianças|comida para chicos||com crianças,fact:children
aipim,mandioca|yuca|cassava|comida caseira
arroz e feijão,feijão|porotos|beans|comida caseira,feijoada
bebida quente,algo quente,coisa quente|algo caliente|hot drink|café
menu degustação|maridaje|tasting menu,pairing|tempos
folha de bananeira|hoja de plátano,hoja de banano|banana leaf,banana leaves
farofa|harina de mandioca|manioc flour
mil-folhas|milhojas|millefeuille,custard slice
geleia|mermelada|marmalade
legumes,verdura|legumbres|vegetables
lagosta||lobster|frutos do mar
vieiras|ostiones|scallop|ostra,frutos do mar
# activity
livro|libro|book|livraria
prancha|tabla|board,surfboard|surfar
passeio,dar um rolê|paseo|outing,tour|roteiro,mirante,barco
festar,curtir a noite|fiesta|party,partying,rave party,parties|balada
surfar,surf,pegar onda,surfista,bodyboard,pegar tubo|surfear,correr olas|surfing,catch waves,surfer|com ondas 7,category:praias 7
aprender a surfar,aula de surf,surf para iniciantes|clases de surf,surf para principiantes,aprender a surfear|learn to surf,surf lessons,beginner surf,surf beginner,surf for beginners,first surf lesson|surfar
stand up paddle,sup|paddle surf|paddleboard,paddle,paddleboarding|caiaque,lagoa 5
caiaque,canoagem,remar,canoa,remo|kayak|kayaking,rowing|canoa havaiana,remo
canoa havaiana|canoa polinesia|outrigger|caiaque,stand up paddle
passeio de barco,passeio de escuna,escuna,barco,passeio de lancha,barquinho,navegando|paseo en lancha,navegar,bote,catamarán|boat trip,boat tour,boat ride,a boat,by boat,cruise|regata
travessia de barco||ferry,ferries|passeio de barco
velejar,veleiro,iatismo,náutica|velero,navegar a vela|sailing,yacht,sail,sailboat,sailed|marina 5,passeio de barco 5,regata
mergulho,mergulhar|bucear,buceo|diving,dive
snorkel,mergulho livre||snorkeling|mergulho,água cristalina
kitesurf,kite||kitesurfing
windsurf,wing foil||windsurfing
sandboard,descer as dunas,esquibunda,descer na areia||sandboarding,sand ramps,sand slopes|dunas 8
esportes náuticos,esporte aquático|deportes acuáticos|water sports|stand up paddle,caiaque,surfar
parapente,voo livre,asa delta,parapentista|paracaidismo,volar,ala delta|paragliding,fly,hang gliding,paraglider
escalada,escalar,rapel||climbing
esportes radicais,aventura,adrenalina|deportes extremos|extreme sports,thrill|parapente,escalada
caminhada,fazer trilha,trekking,caminhar,trilhar|caminata,senderismo|hiking,hike,trek|trilha 9,a pe
passear a pé,passear,dar uma volta,dar um passeio|caminar|stroll,walking,walk,wander|orla,category:passeios,parque
corrida,correr,cooper,jogging|trotar|running,run|orla,parque
corrida de rua,prova de corrida,atletismo|carrera|marathon,runner,ten k,10k,race,fun run|corrida,campeonato
bicicleta,pedalar,bike,ciclovia|bici,bicisenda|cycling,bicycle,bike path
mountain bike,cicloturismo|ciclismo de montaña|mountain biking|bicicleta
andar de skate,skate,patins|rollers|skateboarding
yoga,ioga,alongamento|estiramiento,elongación|stretching
meditação,retiro||meditation|yoga
futebol,jogar bola,pelada,futsal|fútbol,jugar a la pelota|football,soccer
jogo de futebol,avaí,figueirense|partido de fútbol|football match
ver o jogo,futebol na tv|partido|watch the game,watch football,the match,football game,watch the football,soccer game
futevôlei,vôlei|vóley|volleyball
beach tennis,tênis,padel||tennis
pesca,pescar||fishing|marina
banho de mar,nadar,mergulhar no mar,natação,dar um mergulho|meterse al mar,chapuzón,bañarme,bañarnos|swimming,swim,bathing,dip|praia,água calma
tomar sol,pegar sol|broncearse|sunbathing|praia
pôr do sol,entardecer,sunset,sol se pôr,sol se pondo,sol cair|atardecer,puesta de sol,puesta del sol,caída del sol|sundown,dusk,golden hour,sun goes down|com vista,fim de tarde
nascer do sol,amanhecer,sol nascendo,sol aparecer|amanecer,salida del sol,ver salir el sol|sunrise,dawn,daybreak|mirante
ver estrelas,céu estrelado,estrela,planeta,saturno|telescopio,astronomía|stargazing,star,night sky,telescope,astronomy|astronomia 9
ver baleias,baleia|ballenas|whale
golfinhos,boto|delfines|dolphins|passeio de barco
tartarugas marinhas,tamar,tartaruga|tortugas|sea turtles,turtle
observar pássaros,aves,passarinho|pájaros|bird|reserva natural,manguezal
animais silvestres,bichos,macaco|animales,carpincho|wildlife,monkey,capybara,penguin|zoológico,reserva natural,pet friendly,pet,cachorro
piquenique,picnic|||parque,gramado
fotografia,tirar foto,fotos,selfie|instagrameable,sacar fotos|photography,photo,picture|mirante,com vista,pôr do sol
turistar,programa turístico|||ponto turístico,category:passeios
city tour,ônibus turístico|tour por la ciudad|sightseeing bus|ponto turístico
visita guiada,passeio guiado,tour noturno,passeio noturno|recorrido guiado,recorrido|guided tour,guided walk,evening tour|free walking tour
free walking tour,tour a pé|tour a pie|walking tour|centro histórico
passeio cultural,cultura|salida cultural||museu,exposição,teatro
dançar,pista de dança,baile,bailar,dançante||dance,dancing|balada,forró,category:baladas,danca,latina
forró,xote,arrasta-pé|||dançar
samba,sambar,partido-alto,batuque||learn to samba|pagode,roda de samba
pagode|||samba
rock,rock'n'roll|||blues,banda
heavy metal,metal,hardcore||punk rock|rock
rock alternativo,indie|música alternativa|alternative music|rock,música autoral
reggae,dub,bob marley,jamaica,roots|rasta|raggae
choro,pixinguinha,bandolim|||samba
jazz,jam session,sax,saxofone|||blues
blues,soul,r&b|||jazz
bossa nova|||mpb,jazz
mpb,música brasileira|música brasileña|brazilian music|bossa nova,voz e violão
sertanejo,modão||brazilian country
funk|||balada
rap,hip hop,trap,slam|freestyle
eletrônica,techno,house music,trance,rave,música eletrônica|música electrónica,electrónica|electronic music,edm,house|balada
dj,discotecagem|||balada
ritmos latinos,salsa e bachata,reggaeton,bachata|cumbia,tango,música latina,perreo|latin music,salsa dancing|dançar
axé,maracatu,batucada|tambores|drumming|samba
música clássica,orquestra,ópera,violino|música clásica,clásica,coro|classical music,orchestra,classical,choir,chamber music,strings,symphony|camara,concerto
música autoral,banda autoral,banda nova,conjunto novo,grupo local|música original,cantautor,bandas emergentes,bandas nuevas,bandas locales|local bands,songwriter,new bands,emerging bands,emerging groups,indie band,local groups,up and coming,emerging artist|música ao vivo,show
show,concerto,turnê|recital,concierto|gig|música ao vivo,casa de shows
karaokê,videokê,cantar,soltar a voz|micrófono|sing,singing,microphone
microfone aberto,open mic|micrófono abierto||poesia
poesia,literatura,sarau,autor,escritor|presentación de libro,poeta|poetry,poem,author,writer|livraria
stand-up comedy,stand up,humor,comédia,standup,rir,dar risada,piada|monólogo,humorista,reír,chiste|comedy show,comedy club,comedy,laugh,funny,comedian,joke,improv
peça de teatro,espetáculo,teatral,musical,peça,encenação|obra de teatro,espectáculo|theatre play,small play|show
teatro infantil,fantoches,teatro de bonecos|títeres,marioneta|puppet show,puppet|com crianças,peça de teatro
drag queen,show drag||drag show|lgbt
filme,documentário,curta metragem,longa|película,peli,cortometraje|movie,screening,art house,indie film,short film|cinema
cinema ao ar livre,drive-in,sob as estrelas|cine al aire libre|outdoor cinema,film on the lawn,outdoor movie,outdoor film|cinema
festival de cinema|festival de cine|film festival|festival
exposição,instalação,vernissage,obras de arte,mostra|exposición,arte,muestra|exhibition,art,exhibit|museu
oficina,workshop|taller de arte||aula,ateliê
aula,curso,aprender|clases,taller|learn,lesson|oficina
pintura,cerâmica,pintar|dibujo|painting,pottery,paint|oficina,ateliê
artesanato,feito à mão,trabalhos manuais|artesanía,artesano,hecho a mano|handicraft,craft,handmade|renda de bilro,mercado
renda de bilro,rendeira,renda|encaje|lace
compras,comprar||go shopping,buy|feira,mercado
roupas,biquíni|ropa,bikini|clothes|compras
fenaostra,festa da ostra|fiesta de la ostra|oyster festival|festival gastronômico
festa junina,arraial,quermesse,são joão,julina|fiesta de san juan|june festival|festa popular
festa popular,festa de rua,festa religiosa,festa tradicional|fiesta popular,fiesta religiosa,fiesta tradicional|folk festival,religious celebration,traditional festival|category:eventos
carnaval,folia,folianópolis|murga,comparsa|carnival,mardi gras|escola de samba,sambodromo
bloco de carnaval,bloquinho,desfile||carnival street party,parade|carnaval
escola de samba,nego quirido|desfile de samba|samba school|samba
queima de fogos,fogos|fin de año,fuegos artificiales|new years eve,fireworks
oktoberfest,festa alemã|fiesta de la cerveza|beer festival
parada lgbt,parada gay|marcha del orgullo|pride parade|lgbt
luau,festa na praia|fiesta en la playa|beach party,beach bonfire|voz e violão,fogueira,lua
sunset party|fiesta al atardecer|day party|pôr do sol,beach club
farra,farrear,gandaia,cair na noite,encher a cara|joda,parranda,carretear,salir de fiesta|go partying,party hard|balada,bar,category:baladas
boi de mamão,folguedo,folclore|buey|folk dance,ox,folkloric|cultura açoriana,festa popular
festa do divino,pentecostes|fiesta del divino,espíritu santo|holy spirit,holy ghost|cultura açoriana,festa popular
procissão,senhor dos passos|procesión|religious festival,catholic|igreja,festa popular
cultura açoriana,açoriano,história açoriana|azoriano,cultura azoriana|azorean,local traditions|santo antônio de lisboa,ribeirão da ilha,boi de mamão
história de florianópolis,história,passado da cidade,aula de história||city history,city's past|museu,fortaleza,colonial
bruxas,ilha da magia,lendas da ilha,assombração|leyenda|witches,legend|cultura açoriana
cultura afro|afrobrasileño|afro-brazilian
cultura indígena,guarani|indígena|indigenous culture
jogos de tabuleiro,board games,rpg,baralho,xadrez|juegos de mesa,ajedrez|tabletop games,chess,games|jogos
sinuca,bilhar,snooker|billar,mesa de pool|pool table,billiards,play pool
jogar boliche|jugar a los bolos|bowling
ler,leitura,lendo|leer,lectura|reading,read|cafeteria
estudar|estudiar|study,studying|fact:laptop,cafeteria,livraria,wifi
usar o notebook|compu|laptop friendly,work from cafe|fact:laptop,cafeteria
contemplar,apreciar a vista|mirar el mar|sea watching|com vista,mirante
degustação,degustar||tasting|vinho
passeio gastronômico|tour gastronómico|food tour
atividade infantil,brincar|actividades para niños|kids activities|com crianças,teatro infantil
atividade ao ar livre|actividades al aire libre|outdoor activities|parque,category:praias,trilha
lua cheia,lua|luna|moon
espetáculo de dança,balé,dança contemporânea,dança moderna,bailarino|danza,danza contemporánea,danza moderna|ballet,dance show,dance performance,contemporary dance,modern dance|teatro,category:shows
alugar,aluguel|alquiler|rent,rental,hire,renting|aluguel de bicicleta
flashback,anos 80,anos 90,anos setenta,anos oitenta|los 80,ochentas,retro|80s,90s,eighties,70s,seventies|disco,vinil
vinil,disco de vinil,toca-discos,lp,bolachão,vitrola|tocadiscos|vinyl,record|rock
treino,treinar|entrenamiento,entrenar|training,workout|corrida
contação de histórias,hora do conto|cuentacuentos,hora del cuento|story time,storytelling|livraria 7,infantil 5
quiz,jogo de perguntas|noche de preguntas|trivia,pub quiz
mutirão,voluntariado,catar lixo,recolher lixo,limpar a praia|voluntario,limpieza de playa,juntar basura,recoger basura,basura|volunteer,volunteering,cleanup,clean up,pick up trash,trash,litter,beach clean|limpeza,lixo
aula de dança|clase de baile,aprender a bailar|dance class,dance lesson,learn to dance|aulão,salsa
matinê,acaba cedo,balada de dia,festa de tarde,festa de dia,dançar durante o dia|termina temprano,empieza temprano,fiesta de día,acostarse temprano,dormir temprano|afternoon party,ends early,starts early,daytime party,daytime dance,go to bed early,early bedtime,afternoon clubbing,afternoon dance|dormir cedo
clube de leitura,grupo de leitura|club de lectura|book club
debate,palestra|charla,conferencia|discussion|conversa depois
percussão||percussion,drums|tambor,bateria
levar instrumento||bring instrument,jam|traga o instrumento
violão|guitarra|guitar
sanfona|acordeón
jardinagem,plantar|huerta,cultivar,aromáticas|gardening,herb,grow,growing|temperos
aula de culinária|clase de cocina|cooking class|cozinheiro
prova de cafés|cata de café|coffee tasting,cupping
bordado,tricô,crochê|tejer,tejido,labores|embroidery,knitting,needlework,crochet,crocheting
show de luzes,projeção,show luminoso,iluminação|show de luces|light show,projection,illuminated|iluminada
frescobol|paleta|paddle ball,beach paddle
grande show,artista famoso,turnê nacional,cantor nacional,várias atrações|megaconcierto,banda famosa|famous artist,famous band,big star,big name,big show,headliner|casa de shows
instrutor,monitor,professor|profesor|teacher,coach|aula
rede na sombra|hamaca paraguaya|hammock|redes
# occasion
festa|||festa popular,category:baladas,dj
campeonato,torneio,competição,atleta|competencia|championship,competition,contest,tournament,athlete,timed|category:eventos 5
festival|||category:eventos,festa,feira
evento,agenda cultural|cartelera|what's on,whats on|show,festival
festival gastronômico|festival de comida|food festival|festival
aniversário,niver,festa de quinze|cumpleaños,cumple,fiesta de quince|birthday,bday|fact:groups,reservas
aniversário infantil,festa infantil|cumpleaños infantil|kids party|com crianças
aniversário de casamento,aniversário de namoro,bodas|aniversario de casados,aniversario de pareja|anniversary,wedding anniversary|com vista
romântico,date,romance|cita|date night|fact:romantic 9,luz de velas 8,jantar
primeiro encontro,primeiro date|primera cita|first date|romântico,cafeteria
pedido de casamento,pedir em casamento,pedido de namoro|pedir la mano,propuesta de casamiento|proposal|pôr do sol,com vista,mirante
dia dos namorados|día de los enamorados,san valentín|valentine|romântico,fact:romantic
lua de mel|luna de miel,recién casados|honeymoon,newlyweds|com vista
casamento,festa de casamento,casar|casamiento|wedding|espaço para eventos,à beira-mar
despedida de solteiro|despedida de soltero|bachelor party,bachelorette,stag do,hen party,eight girls|balada,fact:groups,beach club
noite das meninas,noite das amigas|noche de chicas,salida de amigas|girls night,ladies night|bar,fact:groups
confraternização,confra,amigo secreto,fim de ano da empresa|despedida de año|office party,company party|fact:groups,amenity:reservas
reunião de trabalho,reunião,almoço de negócios|reunión de trabajo,almuerzo de negocios|meeting|fact:quiet,cafeteria
happy hour,depois do trabalho,sextou,sair do trabalho,saí do trabalho,depois do expediente|after office,after del trabajo,después del trabajo,salir del trabajo|after work|bar,category:bares
comemorar,comemoração,celebração,ocasião especial,bebemorar,brindar|festejo,ocasión especial,brindis|celebrate,celebration,special occasion|fact:groups,espumante,sofisticado
formatura|egresados|graduation|comemorar,fact:groups,espaço para eventos
reencontro,pôr o papo em dia,botar a conversa em dia||catch up|em grupo,bar
despedida,bota fora|fiesta de despedida|farewell,going away party|fact:groups,bar
impressionar|sorprender,sorpresa|impress,surprise|com vista
primeira vez na cidade,primeira vez,roteiro|primera vez,qué visitar|first time,what to see|turístico,mirante,histórico
um dia na cidade,de passagem,bate e volta|de paso,un día en la ciudad|one day,day trip,layover|area:Centro,turístico
matar o tempo,tédio,entediado|matar el tiempo,aburrido|kill time,bored,hang out|cafeteria
ressaca||hungover|café da manhã
esquenta,antes da balada|previa|pre drinks,pregame|bar
depois da balada,fim de noite,larica,depois da festa|bajón|munchies|fact:openLate
depois da praia,pós praia|después de la playa|after the beach|à beira-mar
dia de chuva,chuva,chovendo,chuvoso,chover,chove,tempo ruim,garoa|lluvia,lloviendo,llueve,llover,tormenta,mal tiempo,llovizna|rain,raining,bad weather,storm,drizzle|fact:covered,museu,cafeteria,teatro
dia de frio,frio|fresquito|chilly,cold|sopa,cafeteria
dia de calor,calor,calorão|refrescarse,caluroso|cool off,hot,heat|praia
dia de sol,ensolarado,sol|soleado|sunny,good weather,sun,sunshine|praia,trilha,ao ar livre
dia nublado,nublado||cloudy,overcast|cafeteria
dia de vento,vento,vento sul,abrigado do vento,ventania,ventar,protegida|viento,ventoso,reparado,viento sur|windy,sheltered|fact:covered,água calma
verão,alta temporada|verano|summer|praia,ao ar livre
inverno,baixa temporada|invierno|winter|dia de frio,trilha,museu,tainha
réveillon,ano novo,virada do ano,dia 31,fim de ano,passagem de ano|año nuevo,31 de diciembre,fiesta de fin de año|new year,nye,december 31,countdown|category:eventos,festa,à beira-mar
natal|navidad,nochebuena|christmas,xmas|category:eventos
dia das mães|día de la madre|mothers day|cafeteria
dia dos pais|día del padre|fathers day|em família,churrascaria
relaxar,desestressar,espairecer,cansado,descanso|relajarse,desconectar,estresado|relax,unwind,chill out,tired,stressed|tranquilo,com vista
para conversar,conversar,bater papo,papear|charlar|talk,chat,conversation|fact:quiet,cafeteria
conhecer gente,fazer amigos,paquerar,solteiros,flertar,amizade|conocer gente,hacer amigos,conocer gente nueva|meet people,make friends,singles,socialize,meet locals,meet other people,make new friends|bar,balada,festa
de férias|vacaciones|vacation|turístico,category:passeios
páscoa|semana santa|easter|procissão
depois da trilha|después de la caminata|after the hike,after hiking|volta da trilha
# company
com crianças,criança,criançada,infantil,filho,guri,molecada,piá,piazada,gurizada,gastar energia,gêmeos,neto,sobrinho,os pequenos|niño,chicos,nene,pibe,hija,gurises,cabros chicos,peques,chiquitos,sobrino|kids,child friendly,kid friendly,children,child,daughter,little ones,year old,grandkids,nephew,niece|fact:children 9,espaço kids 9,parquinho 8,em família,nadar
com bebê,bebê,recém nascido,carrinho de bebê,neném|cochecito,guagua|baby,toddler,stroller,infant,newborn,pram,buggy,babies|fraldário,fact:children,tranquilo,crianca
adolescentes,quinze anos,menor de idade,menor|chicos grandes|teenager,teen|shopping,cinema,hambúrguer
em família,família,mãe,pai,sogra,parentes|mis viejos,mamá,suegros,hermano,padres,primos|family,family friendly,mom,mum,relatives,mother,father,dad,sister,brother,cousin,in laws|fact:children,fact:groups,com crianças
com cachorro,cachorro,cão,cães,dog,pet,doguinho,animal de estimação,vira-lata|perro,perrito,mascota|puppy|fact:dogs,amenity:pet-friendly
a dois,casal,namorado,para dois,esposa,marido,noivo,crush,mozão,minha mulher|pareja,novio,para dos,pololo,enamorados,mi mujer|couple,girlfriend,boyfriend,for two,wife,husband,partner,fiance,spouse|fact:romantic,romântico
em grupo,galera,grupo,turma,amigos,rapaziada,resenha,colegas|juntada,compañeros,equipo|friends,group,large group,crew,party of,coworker,colleague,team|fact:groups 9,animado 5,reservas
sozinho,desacompanhado|viajo solo,voy solo,por mi cuenta,viajo sola|alone,solo travel,by myself,on my own|cafeteria,fact:laptop,fact:quiet
idosos,terceira idade,avó,vovó,mais velhos|abuelos,tercera edad,jubilados,anciano,gente grande,mayores|elderly,seniors,grandparents,grandma,older people,old people,pensioners|fact:quiet,fact:wheelchairEntrance,acessível
lgbt,lgbtqia,gay,gls,queer,lésbica,drag||gay friendly|Praia Mole
estudantes,universitário,universidade|estudiante,facultad|student,college,university,campus|price:1
estrangeiros,gringo|extranjero|foreigner,expat|turístico,area:Lagoa da Conceição
mulheres||woman|noite das meninas
mochileiro||backpacker|price:1 9,grátis
nômade digital,trabalho remoto|nómada,trabajo remoto,teletrabajo|digital nomad,remote work|fact:laptop,wifi,cafeteria
gestante,grávida|embarazada|pregnant|tranquilo,drinque sem álcool
jovens|gente joven|young people,young crowd|estudantes
todas as idades|todas las edades|all ages,older crowd|três gerações
# property
caseiro,feito em casa|casero|homemade|panela
deserto,selvagem,isolado,sem muvuca,intocado,sem construção|aislado,salvaje,virgen,desierto|secluded,wild,uncrowded,solitude,undeveloped,unspoilt,no people|preservado,solidao,sem casas
fácil,leve,para iniciantes,sem experiência|principiantes,sin experiencia|easy,beginner,no experience|curta,nunca remou,nunca velejou
com vista,vista,panorâmico,paisagem||view,scenic,landscape|fact:view 9,vista para o mar 9,vista para a lagoa 9,mirante 8
vista para o mar,vista mar,de frente para o mar,de frente pro mar|frente al mar|sea view,ocean view,ocean front|à beira-mar,com vista,fact:view
vista para a lagoa,vista da lagoa,à beira da lagoa|vista a la laguna,frente a la laguna|lagoon view,lake view,lakefront|com vista,area:Lagoa da Conceição
vista da cidade,vista da ponte,vista para a ponte,luzes da cidade,cidade do alto,do alto|vista de la ciudad,vista al puente,luces de la ciudad,toda la ciudad,desde lo alto|city view,skyline,bridge view,city lights,whole city,from above,over the city,see the city,whole town|com vista 7,rooftop 7,mirante 7,beira-mar norte 5
à beira-mar,beira da praia,pé na areia,frente para a praia,na areia|pies en la arena,en la arena,sobre la arena|beachfront,on the beach,seaside,seafront,by the water,by the sea,by the beach,on the sand,in the sand|vista para o mar
tranquilo,calmo,sossegado,tranquilidade,paz,de boa|relajado,tranqui|peaceful,relaxed,laid back,chill|fact:quiet,silencioso,vazio,calma,sem ondas
silencioso,silêncio,sem barulho|sin ruido|quiet,silent|fact:quiet,tranquilo,biblioteca
animado,agitado,agito,movimentado,bombando,alto astral,muvuca|movida,con onda|lively,buzzing,vibrant,busy|festa,balada,música ao vivo,bar
vazio,pouco movimento,sem gente,pouca gente,não fica lotada,não lotado,menos gente,fugir da muvuca|poca gente,sin multitudes,sin mucha gente|empty,no crowds,not crowded,away from crowds,not too crowded,isn t too crowded,not busy,away from tourists|tranquilo,preservado
música ao vivo,ao vivo,voz e violão,música,som ao vivo,acústico,trio acústico|en vivo,cantante,guitarreada|acoustic music,live music,live band,band,singer,musician,unplugged,acoustic,trio|fact:liveMusic,amenity:musica-ao-vivo,banda,roda de samba,show
acessível,acessibilidade,cadeirante,cadeira de rodas,rampa,sem escada,sem degraus,pcd,muleta,elevador|accesible,silla de ruedas,movilidad reducida,sin escaleras,ascensor,discapacitado,andador|wheelchair,accessible,accessibility,disabled,step free,no stairs,crutches,handicapped,mobility,walker,lift|fact:wheelchairEntrance 9,amenity:acessivel 9,fact:wheelchairToilet
banheiro acessível,banheiro adaptado|baño accesible,baño adaptado|accessible toilet,disabled toilet|fact:wheelchairToilet,amenity:acessivel
wifi,wi fi,internet|||amenity:wi-fi-gratuito,fact:laptop,coworking
notebook,trabalhar,laptop,computador,tomada,trampo|enchufe,laburar,laburo,trabajo|work,working,power outlet,plug,charger|fact:laptop,wifi,cafeteria
ao ar livre,mesa do lado de fora,mesa na calçada,área externa,lado de fora,céu aberto|al aire libre,afuera,vereda|outdoor,outside,open air,al fresco,sidewalk|jardim,rooftop,parque
varanda,sacada,deck||balcony|ao ar livre
rooftop,terraço|terraza,azotea||com vista 7,vista da cidade 7
jardim,quintal,pátio,área verde|jardín,césped|garden,lawn,courtyard,backyard,grass|ao ar livre,sombra
coberto,lugar fechado,área interna,indoor|techado,cubierto,bajo techo,adentro|inside,covered|fact:covered,shopping,cinema,museu
ar condicionado,climatizado|aire acondicionado|air conditioning,air conditioned|amenity:ar-condicionado,shopping,cinema
lareira|chimenea|fireplace|aconchegante
fogueira,tocha|fogata,fogón,antorcha|bonfire,campfire,torch|luau
estacionamento,estacionar,onde parar o carro|estacionamiento,cochera,dejar el auto,se estaciona fácil,se estaciona,aparcar,aparcamiento,en coche|parking,car park,where to park,park the car,valet,by car,driving|amenity:estacionamento,fact:parking,vaga
sem fila|sin fila,sin cola|no queue,no line,no wait|amenity:reservas,rápido,vazio
reserva||booking,reservation,book a table|amenity:reservas
delivery,entrega,ifood,pedir comida,comida em casa|a domicilio,envíos||amenity:delivery 9,para levar 5
para levar,pra levar,para viagem,pra viagem,take away|para llevar|takeout|amenity:delivery,marmita
rápido,com pressa|apurado,al paso|quick,fast,grab and go,hurry|lanche,para levar
aberto até tarde,até tarde,fecha tarde,24 horas,24h,vira a noite,aberto direto,a noite toda|hasta tarde,hasta la madrugada,trasnochar|open late,24 hours,until late,till late,all night,always open|fact:openLate,balada
abre cedo|abre temprano|opens early|padaria,cafeteria
aceita cartão,débito|tarjeta|credit card
pix|||aceita cartão
cardápio em inglês,fala inglês,fala espanhol|menú en español,hablan español|english menu,speak english|turístico
histórico,antigo,patrimônio|empedrado,adoquín|historical,history,ancient,heritage,oldest,cobbled,cobblestone,historic house,nineteenth century,century old|fortaleza,museu,casarão,igreja
tradicional,raiz,das antigas,clássico|de toda la vida,tradición|traditional,authentic,tradition|típico,manezinho,histórico
manezinho,mané,nativo|||area:Ribeirão da Ilha
típico,regional,cultura local||typical,local culture|manezinho,açoriano,tradicional,frutos do mar
onde os moradores vão,moradores,não turístico,pega turista,vizinhos|donde van los locales,trampa para turistas,sin turistas,vecinos|locals,not touristy,tourist trap,no tourists,neighbors,regulars|tradicional,escondido,boteco
escondido,secreto,pouco conhecido,achado|rincón,desconocido|hidden,hidden gem,off the beaten path,off the beaten track|vazio,onde os moradores vão
instagramável,para tirar foto||instagrammable,photogenic,photo spot,instagram|com vista,pôr do sol,mirante
bonito,lindo,encantador,charmoso,paraíso,fofo|hermoso,precioso,pintoresco|beautiful,pretty,gorgeous,charming,cute,quaint,stunning|com vista,instagramável,mirante
moderno,contemporâneo||stylish|descolado,sofisticado
descolado,alternativo,estiloso,hipster,bacana|canchero,copado,piola|hip,cool,funky|autoral
badalado,da moda,na moda,hypado,hype|de moda|trendy,hotspot|animado,beach club
aconchegante,confortável,intimista,cantinho|acogedor,cómodo|comfortable,intimate,welcoming,cosy|tranquilo
rústico,fazenda|campestre,rural|countryside,farm|aconchegante,sítio
sofisticado,elegante,requintado||sophisticated,refined,classy|price:4,price:3
ambiente informal,despojado,simples,sem frescura|sencillo|casual,unpretentious,no frills|boteco,quiosque,price:1
novo,novidade,recém aberto,inauguração|nuevo,recién abierto|new
famoso,popular,icônico,cartão postal|emblemático,postal|famous,landmark,well known,postcard|turístico
imperdível,obrigatório,não pode faltar,não posso perder,não dá pra perder|infaltable,no nos podemos perder,no me puedo perder,no perderse|must see,must try,unmissable,highlights,can t miss|turístico
turístico,turismo,atração,turista|atracción|touristy,attraction,tourist|category:passeios,mirante,histórico,passeio
bem avaliado,recomendado,premiado,excelente|bien puntuado|top rated,recommended|imperdível,famoso
bom atendimento|buena atención|friendly staff
seguro,segurança|seguridad|safe,safety|salva-vidas
limpo,limpeza||clean
água calma,mar calmo,mar tranquilo,sem ondas|mar planchado,sin olas,agua tranquila,sin muchas olas|calm water,calm sea,no waves,flat water,calm beach,without waves,safe swimming,safe for swimming|area:Daniela 7,raso 7,area:Jurerê,area:Canasvieiras,baia
raso,rasinho,rasa|poco profundo|shallow|água calma
água quente,água morna,mar quente|agua caliente,agua tibia|warm water,warm sea,warmer water|água calma,area:Canasvieiras,area:Ingleses,agua mais quente
com ondas,ondas,mar agitado|olas|waves,rough sea|Praia Mole,area:Campeche,area:Santinho,surfe
água limpa,balneabilidade,próprio para banho||clear water,clean water,swimmable|bandeira azul
bandeira azul|bandera azul|blue flag|limpo
sombra,arborizado,árvores|arbolado,árboles|trees,shady|jardim
guarda sol,cadeira de praia,espreguiçadeira|sombrilla,reposera,tumbona|beach umbrella,sun lounger,beach chair,parasol,sunbed,deck chair|beach club,quiosque,infraestrutura
infraestrutura,com estrutura||facilities,infrastructure|estacionamento
espaço kids,área kids,brinquedoteca,espaço infantil|espacio para niños,pelotero|kids area,play area|parquinho 8,fact:children 7,infantil
parquinho,playground,brinquedos,escorregador,pula pula|juegos infantiles,hamacas,tobogán,calesita|swings,trampoline|espaço kids 8,fact:children 5,praça 5
fraldário,trocador,cadeirão,cadeirinha de bebê,fralda|cambiador,pañal|changing table,baby changing,high chair,diaper,nappy|com bebê,fact:children
cardápio infantil,menu kids||kids menu|fact:children,espaço kids
banheiro,sanitário,toalete,wc|baño|toilet,restroom,bathroom|infraestrutura,fact:wheelchairToilet
chuveiro,ducha,vestiário||shower,changing room
ônibus perto,de ônibus,transporte público,sem carro|colectivo,bondi,sin auto,ómnibus|bus,public transport,without a car,buses|area:Centro,area:Lagoa da Conceição 5
ir a pé,a pé|a pie|on foot,walkable,walking distance|area:Centro,calçadão
só de barco,acesso de barco,chegar de barco||only by boat|area:Costa da Lagoa,ilha do Campeche,passeio de barco
praia de nudismo|playa nudista|nude,nude beach|Galheta
bem servido,farto,porção grande|abundante|big portions,hearty|para dividir
para dividir,dividir,para compartilhar,rachar|compartir|sharing|tapas,fact:groups
mesa grande,mesa comunitária,espaçoso,amplo|mesa larga,mesa compartida|big table,spacious,long table,shared table|fact:groups,mesas coletivas
espaço para eventos,salão de festas,sala privativa,espaço reservado|salón de fiestas|private room,event space,venue hire|fact:groups,amenity:reservas
luz de velas|a la luz de las velas|candlelit|romântico,aconchegante
telão,tv,televisão,transmissão||big screen|bar
sustentável,ecológico||sustainable,eco friendly|preservado
preservado,área protegida,unidade de conservação||protected area,nature reserve|trilha,parque
divertido,diversão|divertirse|fun|animado,festa
boa vibe,vibe|buena onda,buena vibra||animado
boêmio||bohemian|boteco,música ao vivo
só a pé,acesso por trilha,chega andando,pedestre|solo caminando,se llega caminando,peatonal|car free,without cars,no cars,only on foot,reach on foot,walk in only,pedestrian,traffic free,can't drive,no road|trilha 8
contribuição livre,pague quanto puder,pagar quanto quiser,quanto puder,qualquer valor|a la gorra,contribución voluntaria|pay what you can,chip in,donation|grátis
água doce,nadar na lagoa,sem sal|agua dulce,nadar en el lago|fresh water,freshwater,freshwater lake,lake swim,swim in a lake|lagoa do peri,costa da lagoa
grátis,gratuito,de graça,entrada gratuita,entrada livre,sem pagar,não paga nada,sem couvert|entrada libre,sin costo,no cobran entrada,sin cover|free,no cover,don't charge a cover,free entry|praia,mirante,feira
salva-vidas,guarda-vidas|bañero,socorrista|lifeguard|seguro
pequeno,poucas mesas|pocas mesas,grupo reducido|small,tiny,few tables|trinta pessoas
sobre a água|sobre el agua|over the water,on the water
ingresso|entradas,boletería|ticket,box office
transfer,transporte gratuito|traslado|shuttle|transporte
fábrica,galpão,usina|galpón|factory,warehouse
forno a lenha|horno de leña|wood oven
porão|sótano|basement,cellar
surdo,língua de sinais|lengua de señas,sordo|sign language,deaf
# price
barato,econômico,gastar pouco,preço baixo,sem grana,precinho,sem gastar muito,cabe no bolso,não seja muito caro,não seja caro,não caro,vinte reais|lindo y barato,poca plata,precio bajo,gasolero,gastar poco,sin gastar mucho,que no sea caro,que no sea tan caro,no tan caro,no tan cara,no caro|cheap,budget,affordable,inexpensive,low cost,cheapest,bargain,not expensive,nothing too expensive,not too pricey,not pricey|price:1 9
em conta,preço justo,custo benefício,bom preço,preço acessível,não muito caro,nada caro|buen precio,precio justo,precio razonable,no muy caro|good value,reasonable,not too expensive,fair price|price:1,price:2
preço médio,médio,nem caro nem barato|precio medio|mid range,midrange|price:2,price:1
caro,preço alto|carísimo,precio alto|expensive,pricey|price:3,price:4
luxo,chique,luxuoso,alto padrão|lujoso,cheto|luxury,fancy,posh,upscale,high end,five star|price:4 9
promoção,desconto,oferta,dose dupla|promo,2x1|discount,deal,coupon|price:1
meia entrada|media entrada|half price,student discount|price:1
# time
agora,já,está aberto|ahora,en este momento|now,right now|time:now
hoje,mais tarde,logo mais|hoy|today|time:today
amanhã|mañana|tomorrow|time:in 1
depois de amanhã|pasado mañana|day after tomorrow|time:in 2
domingo||sunday|time:day 0
segunda,segunda feira|lunes|monday|time:day 1
terça,terça feira|martes|tuesday|time:day 2
quarta,quarta feira|miércoles|wednesday|time:day 3
quinta,quinta feira|jueves|thursday|time:day 4
sexta,sexta feira|viernes|friday|time:day 5
sábado||saturday|time:day 6
fim de semana,final de semana,fds,finde|fin de semana|weekend|time:weekend
feriado|finde largo,feriado largo|holiday,bank holiday,long weekend|time:holiday
cedinho,ao amanhecer,cedo,antes do trabalho|temprano,a primera hora|early morning,early,before work|time:at 07:00
de manhã,manhã|a la mañana,por la mañana|morning|time:at 09:00
no almoço,hora do almoço,meio dia|mediodía,hora del almuerzo|lunch time,noon,midday|time:at 12:30
à tarde,a tarde livre,tarde,depois do almoço|después del almuerzo|afternoon,after lunch|time:at 16:00
fim de tarde,final de tarde,fim da tarde,final da tarde,tardinha,antes do jantar|tardecita,antes de cenar|late afternoon,early evening,before dinner|time:at 18:00
hoje à noite|esta noche|tonight|time:today at 20:00
à noite,noite|noche|night,evening|time:at 20:00
tarde da noite,meia noite,depois do jantar|tarde en la noche,medianoche,después de cenar|late night,midnight,after dinner,after the show|time:at 23:00
de madrugada,madrugada,até amanhecer|hasta que amanezca,hasta que salga el sol|small hours,after midnight,until sunrise|time:at 01:00
# area
perto de mim,por perto,aqui perto,perto daqui,próximo de mim,pertinho,aqui do lado|cerca de mí,cerca de acá,cerca de aquí,por acá,acá cerca,cerquita|near me,nearby,close by,around here,nearest,closest|near:me
norte da ilha,norte||north|area:Canasvieiras,area:Ingleses,area:Jurerê,area:Santinho,area:Daniela,area:Rio Vermelho
sul da ilha,sul|sur|south|area:Campeche 9,area:Armação 9,area:Pântano do Sul 9,area:Ribeirão da Ilha 9,area:Morro das Pedras 9,area:Caieira da Barra do Sul 9,area:Rio Tavares 7
leste da ilha,leste|este de la isla,zona este|east of the island,east coast|area:Lagoa da Conceição,area:Barra da Lagoa,area:Costa da Lagoa,area:Rio Vermelho
oeste da ilha|oeste de la isla|west of the island,west coast|area:Santo Antônio de Lisboa,area:Sambaqui,area:Ribeirão da Ilha
continente,do outro lado da ponte||mainland|area:Estreito,area:Coqueiros
beira-mar norte,beiramar,av beira mar|costanera|beira mar avenue|area:Centro 8,area:Agronômica 8
Centro,centro da cidade,centro leste,rodoviária|microcentro|downtown,city center,bus station,the center
Lagoa da Conceição,lagoa,centrinho da lagoa,canto da lagoa,avenida das rendeiras|laguna|lagoon,lake
Costa da Lagoa|costa de la lagoa||area:Costa da Lagoa
Barra da Lagoa
Jurerê,praia do forte
Canasvieiras
Ingleses
Santinho,costão do santinho|||area:Santinho
Daniela
Rio Vermelho
Santo Antônio de Lisboa,santo antônio|san antonio de lisboa
Sambaqui|||area:Sambaqui,area:Santo Antônio de Lisboa
Campeche,novo campeche
Rio Tavares
Morro das Pedras
Pântano do Sul,pântano
Ribeirão da Ilha,ribeirão
Trindade
Agronômica
Praia Brava|||area:Ingleses,area:Canasvieiras
Joaquina,joaca|||area:Lagoa da Conceição
Praia Mole|||area:Lagoa da Conceição,area:Barra da Lagoa
Galheta|||area:Barra da Lagoa
Moçambique|||area:Rio Vermelho,area:Barra da Lagoa
Lagoinha do Leste|||area:Pântano do Sul
Lagoa do Peri|||area:Morro das Pedras,area:Armação
Armação
Matadeiro|||area:Armação
Caieira da Barra do Sul,caieira|||area:Caieira da Barra do Sul
Naufragados|||area:Caieira da Barra do Sul
UFSC,universidade federal|||area:Trindade,area:Córrego Grande
Itacorubi,udesc|||area:Córrego Grande,area:Trindade
Santa Mônica|||area:Córrego Grande,area:Trindade
Estreito
Coqueiros
Cacupé|||area:Santo Antônio de Lisboa
Ponta das Canas|||area:Canasvieiras
Açores,praia dos açores|||area:Pântano do Sul
Solidão,praia da solidão|||area:Pântano do Sul
aeroporto||airport|area:Rio Tavares,area:Campeche
Ilha do Campeche|isla de campeche|campeche island|area:Campeche
# stop
aberta abertas aberto abertos abierta abierto abiertos about abre aca acaba acabe acabei aceita aceitam acepte acepten acesso acha achamos achar acho aconsejan acontece acontecendo adonde adora adoram adoraria adoro ama amo gosta after agenda ai ainda al algo alguem alguien algum alguma algun alguna ali alla allow allowed also am an and anda andamos andando ando antojo any anybody anyone anything anywhere aquela aquelas aquele aqueles aqui aquilo are aren around ask assim assistir at ate atienda atienden away be beber been before being bem best bien boa bom brasil brazil bring buena buenas bueno buscando busco by cachai cada can cara caramba cerca chama che chega chegando chegar chegou cheguei cincuenta cinquenta city coisa coisas come comece comendo comer comida comiendo como con conhece conhecem conhecer conheco conocen conocer conoces consegue conseguir consigo conta conviene cosas cost costs costuma costumam could craving cual cuando cuanto cuesta custa d da_cidade da_ilha daquele daqueles day de_la_ciudad de_la_isla decent deixo del depois desejo despues dessa dessas desse desses deu dia dica dicas did diga dijeron diz does doesn donde doze drink duas durante eat el ela elas ele eles en en_la_isla encanta encantan encantaria encontra encontrar encontrarmos encontro ends enjoy enquanto entao entra entrar era es escuchar essa essas esse esses esta estamos estan estao estar estava este esteja estou estoy eu everyone existe existem fala falar favor faz fazer fez fica ficar find fique fiz florianopolis floripa foi food for from fui funciona ganas gente get go going good gostamos gostaria gosto got great gusta gustaria hacen hacer has hasta have hay haya he hello her here hey hi him his hola how hum i idea ideally ideas if igual in in_town indica indicam indicar ir is isn isso isto it its junto just kind kinda know knows la lado las le legal les let leva levar levo like ll llegamos llegar lo look looking los louca louco love lugar lugares m mais manage mas maybe me meet meio mejor mejores melhor melhores menos mesma mesmo meu meus mi mientras minha minhas mira mis moco money month morrendo mostra mostrar much muchas mucho muchos muita muitas muito muitos muy my na_cidade na_ilha nada nao near nearby necesitamos necesito need nem nessa nesse nice nosotros nossa nosso not nothing nuestra nuestro nunca ocho of of_the_island oi ok okay ola on on_the_island onde only opcao opcoes open or our out outra outras outro outros ouvindo oye par parece passa passou pedir pena people perto pessoa pessoal pessoas place places plan planning play plays please plenty pls pode podem podemos poderia poderiam podes podria podrian porque posible possa possible possivel posso pouco pouquinho pras precisa precisamos precisando preciso probar procurando procuro programacao pros puede pueden puedo quais qual quando quanto quase quem quer querem queremos querendo queres queria queriamos quero querria quien quiere quieren quiero quisiera re reais reales really recomenda recomendam recomendar recomendas recomiendan recomiendas recommend recommendation recommendations role s sabe sabem saber sabes sabia sai saindo sair salgan salir sao sean seat see seja sejam ser sera seria she should si sin sit sitio sitios so some somebody someone something somewhere somos son sort sou soy spend spot spots stay stays stop su sugere sugerir sugerirme sugestao suggest suggestion suggestions sugiere t ta take takes taking talk tambem tan tanto tao te tell tem temos ten tenemos tenes tenga tengan tengo tenha tenham tenho tens ter that the them there they thing things thinking this those tiene tienen tienes time tipo to toda todo tomando tomar tomo too traveling travelling try trying tudo ultima ultimo un una unas unos us usa usar uses vai vale vamos varias vas vaya vc vcs ve vejo vende vendem venden ver verdad verdade vi viajando viajo vida vim vinte visit visitar visiting visito voce voces vontade vos vou voy want was watch watching we were what when where which while who whom will with wondering wont would y yo you your
`;
