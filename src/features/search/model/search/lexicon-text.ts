/* One concept per line; see readLexicon(). */
export const lexiconText = `
# kind
quilo|||buffet por quilo 9,self service 8,buffet 8
restaurante,comer fora|salir a comer|eat out|category:restaurantes 9
bar|barcito|bar hopping,tavern|category:bares 9,boteco 9,pub 9,cervejaria 8
balada,casa noturna,boate,danceteria,clube|discoteca,boliche bailable,ir al boliche,un boliche,ir a bailar|nightclub,night club,clubbing|category:baladas 9,festa,dançar,clube,pista,dj
vida noturna,sair à noite|vida nocturna,salir de noche|nightlife,night out|category:baladas 9,category:bares 8,category:shows,balada,bar
cafeteria,casa de café|ir a un café|coffee shop,coffeehouse|category:cafes 9,café 9,padaria 5
boteco,botequim,buteco,pé sujo|bodegón,bar de barrio|dive bar|petisco,chope,category:bares,bar
padaria,panificadora,padoca|panadería|bakery|pão 8,confeitaria
sorveteria,gelateria|heladería|ice cream shop,ice cream parlor|sorvete 9,gelato 9
pizzaria|pizzería|pizza place|pizza 9,rodízio de pizza 8
hamburgueria|hamburguesería|burger place,burger joint|hambúrguer 9,xis
churrascaria,steakhouse,casa de carnes|asador|steak house|rodízio de carnes 9,parrilla 9,churrasco 8,brasa,carne
ostreria,casa de ostras,rota das ostras|ruta de las ostras|oyster bar|ostra 9
quiosque,barraca de praia,bar de praia,bar na praia|chiringuito,parador,bar en la playa|beach bar,beach kiosk|pé na areia 8,beach club
beach club,clube de praia|parador de playa|beachclub|pé na areia
cervejaria,brewpub,taproom|cervecería|brewery,beer bar|cerveja artesanal 9,biergarten 8,chope 7,cerveja,cervejeiro
pub,pub irlandês|bar irlandés|irish bar|cervejaria 7,rock bar,category:bares 5,bar
bar de drinks,coquetelaria,bar de coquetéis|coctelería,bar de tragos|cocktail bar|drinque 9,speakeasy 9,rooftop 5
bar de vinhos,winebar,enoteca|vinoteca|wine bar|vinho 8
gastrobar,gastropub|restobar,resto bar||petisco 5,category:bares 5
speakeasy,bar secreto|bar oculto|hidden bar,secret bar|bar de drinks 7
lounge,lounge bar||chill out bar|bar de drinks
bar esportivo,bar com telão|bar para ver fútbol|sports bar|telão 9,futebol,pub 5
rock bar,bar de rock||rock pub|rock 8,pub 5
open bar,bebida liberada|barra libre,canilla libre|free drinks|festa 5
luderia,bar de jogos,café com jogos|bar de juegos|board game cafe,game bar|jogos de tabuleiro 9,fliperama
confeitaria,doceria,patisserie|confitería|pastry shop,cake shop|bolo 8,torta 8,sobremesa 7,padaria,brigadeiro
chocolateria,loja de chocolate|bombonería|chocolate shop|chocolate 8,brigadeiro
casa de chá,salão de chá|casa de té|tea house,tea room|chá 8,café da tarde 7,cafeteria 5
café colonial||colonial coffee|café da tarde 7,cuca
lanchonete,casa de lanches,lancheria|sandwichería|snack bar,diner|lanche 8,xis 7,salgado
fast food,comida rápida||quick bite|lanche 7,hambúrguer,lanchonete 7
food park,parque gastronômico|patio gastronómico||food truck 8,food hall 8
food truck,foodtruck|carrito de comida||food park 8,comida de rua 8
comida de rua|comida callejera|street food|food truck 8,espetinho,pastel 5
buffet por quilo,buffet,por quilo,self-service,bufê|comida por kilo,por peso,por kilo|pay by weight,by the kilo,by weight|buffet livre 8
buffet livre,coma à vontade,comer à vontade,encher a pança|tenedor libre|all you can eat|rodízio 8,buffet por quilo 7
rodízio|||rodízio de carnes 9,rodízio de pizza 9,rodízio de sushi 9,sequência de camarão 5
rodízio de carnes,espeto corrido|carne libre|brazilian steakhouse|churrascaria 8
bistrô|||comida francesa,autoral,francesa,franca
alta gastronomia,restaurante chique,restaurante sofisticado|alta cocina,restaurante elegante|fine dining,upscale restaurant|menu degustação 9,price:4 8,price:3
autoral,cozinha autoral,cozinha contemporânea|cocina de autor|contemporary cuisine|alta gastronomia 7,bistrô 5
fusion|cocina fusión|fusion cuisine|autoral 5
comida típica,prato típico,comida local,comida manezinha,culinária local|plato típico,cocina local|local food,typical food,local cuisine,traditional food,traditional dishes,local dishes|comida açoriana 9,tainha 7,berbigão 7,frutos do mar 7,manezinha,acoriano
comida açoriana,culinária açoriana|comida azoriana|azorean food|comida típica 8,pirão,tainha
comida brasileira,culinária brasileira|brasileño,brasilero|brazilian restaurant,brazilian|feijoada 8,moqueca 7,churrascaria
comida caseira,comida de vó|comida casera|home cooking,homemade food,home cooked,like grandma makes|prato feito 8,buffet por quilo,manezinha,cozinha,panela
comida nordestina,culinária nordestina|comida del nordeste|northeastern food|carne de sol 9,baião de dois 9,comida baiana 7
comida baiana,culinária baiana|comida bahiana|bahian food|acarajé 9,moqueca 7
comida gaúcha,churrasco gaúcho||gaucho food|churrascaria 8,costela
japonês,comida japonesa,japa,japonesa|comida nikkei|japanese|sushi 9,temaki 8,izakaya 9,lámen 7,japonesa,sashimi
izakaya,boteco japonês|||japonês,saquê
temakeria,sushi bar||sushi place|temaki 9,sushi 9,japonês 8
asiático,comida oriental||asian|japonês 8,chinês 8,tailandês 9,coreano 8
chinês||chinese|yakisoba 8,asiático
tailandês,comida tailandesa,thai|||pad thai 9,curry,asiático
indiano|comida india,hindú||curry 8
árabe|comida de medio oriente|arabic food,middle eastern|libanês 9,esfiha 8,quibe 8,shawarma 8,homus
libanês,comida libanesa||lebanese|árabe 9,esfiha 7
italiano,cantina,trattoria|||massas 8,pizzaria 7,risoto 7,massa,nono
comida francesa,restaurante francês,francesa|cocina francesa,francés|french restaurant,french|bistrô 7
comida portuguesa,restaurante português|cocina portuguesa|portuguese food|bacalhau 9,pastel de nata,comida açoriana 5
comida alemã,restaurante alemão|alemán|german restaurant,german|joelho de porco 9,chucrute 8,biergarten
mediterrâneo||mediterranean|comida grega 8,italiano,comida espanhola
mexicano,tex-mex|||taco 9,burrito 9,mexicana
peruano|cocina peruana|peruvian|ceviche 9,pisco sour
comida argentina,restaurante argentino||argentinian food|parrilla 9,empanada 8,choripán 8
comida latina,comida venezuelana,comida colombiana|comida venezolana|latin food|arepa 9,empanada 7,mexicano,peruano
poke,poke bowl,comida havaiana|comida hawaiana|hawaiian food
parrilla,parrilla argentina,parrilla uruguaia|parrillada|argentine steakhouse|churrascaria 8,comida argentina 7
petiscaria|picadas y tragos|tapas bar|petisco 9,boteco 8
creperia||crepe place|crepe 9,panqueca
casa de sucos,suqueria|juguería|juice bar|suco 9,vitamina 8,açaí
empório,mercearia,delicatessen|almacén gourmet,fiambrería|deli,gourmet shop|produtos artesanais,queijo
adega,loja de vinhos,loja de bebidas|tienda de vinos|wine shop,liquor store|vinho 7,bar de vinhos
biergarten,jardim cervejeiro|patio cervecero|beer garden|cervejaria 7,chope
torrefação,cafeteria especial|tostadores de café|coffee roaster|café especial 9,cafeteria 5
praia,prainha,pegar praia,curtir a praia|playa,playita|beach,sand|category:praias 9,orla 5
naturismo,nudismo||nudist|galheta 8
mirante,belvedere,vista panorâmica|mirador|viewpoint,lookout,scenic view|com vista 7,morro 5
trilha|sendero|trail,footpath|caminhada 7,trilhas,a pe
morro,montanha,pico|cerro,montaña,sierra|hill,mountain,peak,summit|mirante 7,trilha 5
costão,pedras,rochas|acantilado,rocas,piedras|cliffs|trilha 5
dunas|médanos|sand dunes,dune|sandboard,joaquina 5
cachoeira,queda d'água,cascata|cascada,catarata|waterfall|rio,banho de rio,agua doce
rio,riacho|arroyo|river,stream|cachoeira 5,agua doce
ilha,arquipélago|isla|island|passeio de barco,travessia de barco
farol|faro|lighthouse|naufragados
baía,enseada|bahía|bay|água calma 5,orla 5
piscina natural|pileta natural|natural pool
piscina|pileta|swimming pool,pool|parque aquático
água cristalina,água clara|arena blanca|crystal clear water
natureza,mata,floresta,mato|naturaleza,bosque,selva|nature,forest,woods,jungle,rainforest|trilha,parque
reserva natural|||natureza 7,trilha 5
parque,bosque municipal||park|ao ar livre 5,bosque
jardim botânico,flor|jardín botánico|botanical garden,flower|parque 7
praça|plaza|town square,public square
orla,calçadão,beira-mar,litoral|rambla,malecón|waterfront,promenade,shore,coast|caminhada 5
marina,iate clube,trapiche|muelle,puerto|pier,dock,harbor,harbour,jetty|passeio de barco
ponte|puente|bridge|hercílio luz 8,ponto turístico 5
fortaleza,fortificação,ruína,canhão,castelo|fuerte colonial,un fuerte,los fuertes,cañón,castillo|fortress,colonial fort,fort,ruins,castle,cannon|história de florianópolis 5,forte
museu,acervo,memorial|museo|museum|exposição 7,centro cultural 5
centro cultural||cultural center|exposição 5,museu 5
teatro,auditório||theatre,theater,auditorium|peça de teatro 8,palco,peca
cinema,cine||movie theater,movie theatre|filme 8,projecao
galeria,galeria de arte||art gallery,gallery|exposição 8,ateliê
ateliê,atelier||art studio|artesanato,oficina 5
igreja,catedral,capela,templo|iglesia|church,chapel|missa
patrimônio histórico|edificio histórico|historic building|centro histórico 7
ponto turístico,atração turística|atracción turística|tourist attraction,sightseeing|category:passeios 7,mirante 5,passeio,ponte,museu
vila de pescadores,vilarejo|pueblo de pescadores,pueblo,pueblito,aldea|fishing village,village|cultura açoriana,pescadores 7
casa de shows,music hall|sala de conciertos|concert hall,concert venue,music venue,live venue|show 8,category:shows 7
estádio,arena esportiva|cancha de fútbol|stadium|jogo de futebol 8
parque de aventura,arvorismo|tirolesa|zipline|esportes radicais 7
pista de skate,skatepark||skate park|andar de skate 9
mercado público,mercadão,mercado|mercado central|public market,market|compras 5,mercado
feira|feria callejera,ferias|street market,street fair,fair|feira de artesanato 7,feira orgânica 7,mercado,barracas
feira de artesanato|feria artesanal|craft fair|artesanato 9,feira 7
feira orgânica||farmers market|feira 7
brechó,bazar,roupas usadas|ropa usada,segunda mano|thrift store,second hand,vintage|compras 5
livraria,loja de livros|librería,tienda de libros|bookstore,bookshop|ler,sebo 8
sebo,livros usados|libros usados|used books|livraria 7,livro usado
loja,lojinha|tienda|store,shop|compras 8,shopping
surf shop,loja de surf|alquiler de tablas|surfboard rental|surfar 5,escola de surf
souvenirs,lembrancinhas,comprar presente|recuerdos,regalo|gift shop,gift|artesanato 7,mercado público,renda,mercado
shopping,centro comercial||mall,shopping center|compras 8
coworking,home office|||fact:laptop 8,cafeteria 5,wifi,tomada
hotel,hospedagem,onde ficar,alojamento,dormir|alojamiento,hospedaje,habitación|accommodation,lodging,sleep,place to stay|pousada 8,hostel,resort
pousada,bangalô,cabana|posada|guesthouse|hotel 8
hostel,albergue|hostal||pousada 5
camping,acampar,acampamento|carpa|campsite,tent
aluguel de temporada,airbnb|alquiler temporario|holiday rental|pousada,hotel 5
spa,massagem,sauna,hidromassagem|masajes,termas|massage,jacuzzi,wellness
aluguel de bicicleta|alquiler de bicicletas|bike rental|bicicleta
escola de surf|escuela de surf|surf school|aprender a surfar 9
andar a cavalo,cavalgada,cavalo|cabalgata,caballo|horse riding,horse|cavalo 8
jardim de esculturas,grafite,escultura,mural,arte de rua|arte callejero,estatua|graffiti,sculpture,street art
barco de pesca,pescador||fishing boat,fisherman,fishermen|vila de pescadores 9,pesca
mar|océano|sea|praia 8,vista para o mar,banho de mar
inscrições rupestres,arte rupestre|petroglifos|carvings,rock art,rock carvings,ancient rock carvings,ancient carvings|Santinho 7,ilha do Campeche 7
centro histórico|casco histórico,casco antiguo|old town,historic center|patrimônio histórico 8,area:Centro 8
arquitetura,casarão,casario|arquitectura|architecture|patrimônio histórico 8
boliche|||balada 8,category:baladas 8
# dish
frutos do mar,marisco|frutos de mar|seafood,shellfish|camarão 8,peixe 8,ostra 8,polvo 7,berbigao,siri,lula
ostra,ostra gratinada,ostra fresquinha||oyster,fresh oyster|ostreria 9,frutos do mar 5
camarão|camarón,langostino,gamba|shrimp,prawn|sequência de camarão 9,frutos do mar 7
sequência de camarão,sequência de frutos do mar,rodízio de camarão|secuencia de camarones|shrimp sequence|camarão 5
tainha,tainha recheada,tainha escalada|pescado lisa|mullet|ova de tainha,peixe 5
ova de tainha,bottarga|huevas de lisa|mullet roe|tainha
berbigão,vôngole|berberecho,almeja|clam,cockle|comida açoriana 5,frutos do mar 5
pirão,pirão de peixe|||comida açoriana,peixe 5
casquinha de siri||stuffed crab|siri 8,frutos do mar 5
siri|jaiba|blue crab|casquinha de siri 9,caranguejo 7,frutos do mar 5
caranguejo|cangrejo|crab|siri 8,frutos do mar 5
bolinho de bacalhau|croqueta de bacalao|codfish cake,cod fritter|bacalhau,bolinho de peixe
bolinho de peixe,bolinho de camarão,bolinho de siri|croqueta de pescado|fish cake|bolinho de bacalhau 7,petisco 5
bacalhau|bacalao|cod,codfish|comida portuguesa 7
peixe,peixe grelhado,peixe frito,peixe assado|pescado|fish,grilled fish|frutos do mar 8,tainha 8,anchova 8,linguado 8,pescado,congrio
isca de peixe|bastones de pescado|fish and chips|peixe
anchova|anchoa|bluefish|peixe
linguado|lenguado|flounder|peixe
garoupa,robalo,congro|merluza|grouper,sea bass|peixe
salmão|salmón||japonês 5
atum|atún|tuna|japonês 5
polvo|pulpo|octopus|frutos do mar
lula,lula à dorê,anéis de lula|rabas,calamar|squid,calamari|frutos do mar
mexilhão,marisco ao bafo|mejillón,choritos|mussel|frutos do mar 7
lagosta|langosta|lobster|frutos do mar 5
vieiras|ostiones|scallop|ostra 5,frutos do mar 5
moqueca,caldeirada,ensopado de peixe|cazuela de mariscos|fish stew,seafood stew|frutos do mar 5
camarão à milanesa,camarão empanado|langostinos rebozados|fried shrimp|camarão 8
paella|||arroz de frutos do mar 9,comida espanhola,frutos do mar 5
arroz de frutos do mar,arroz de polvo|arroz con mariscos|seafood rice|paella 8,risoto 5
ceviche|cebiche||peruano 8
sushi,combinado de sushi,hot roll|piezas de sushi||japonês 9,temaki 8,sashimi
sashimi|||sushi 9,japonês 8
temaki||hand roll|japonês 8,sushi 8
lámen,ramen|fideos japoneses|noodle soup,noodle|japonês 5
yakisoba|fideos chinos|chow mein,stir fry|chinês 7
gyoza,guioza||dumpling|dim sum 9,japonês 5,chinês
pad thai|||tailandês 8
curry|curri||indiano 8,tailandês
pizza|pizza a la leña,pizza a la piedra|wood fired pizza|pizzaria 9,forno a lenha
hambúrguer,burger,smash burger,hambúrguer artesanal,burguer|hamburguesa|hamburger,cheeseburger|hamburgueria 9,xis 7
xis,x-salada,x-burger,x-tudo|||hambúrguer 7,lanche 7
hot dog,cachorro-quente,dogão,prensadão|pancho,perro caliente|hotdog|lanche
sanduíche,sanduba,panini,wrap|sándwich,sánguche,tostado|toastie,bagel|lanche 7,lanchonete
lanche,lanchar,podrão|refrigerio,algo rápido|snack,something to eat|sanduíche 9,hambúrguer 8,salgado 8,lanchonete 9,pastel
petisco,petiscar,tira-gosto,porção,beliscar|picada,picoteo,picar,picadita|appetizer,finger food,bar food,nibbles,bar snacks|boteco 8,petiscaria 9,tábua de frios 7,pastel,bolinho
tábua de frios,tábua de queijos|tabla de quesos,fiambres|charcuterie,cheese board|bar de vinhos,queijo
tapas|pinchos||comida espanhola 7,petisco
churrasco,carne na brasa|asado,asadito|barbecue,bbq,grill,grilled|churrascaria 9,parrilla 9,picanha 8,brasa,carne,fogo,costela
carne,filé,bife|bife de chorizo,entraña,ojo de bife|steak,beef,meat,ribeye|churrascaria 9,parrilla 9,picanha 9,brasa,costela
picanha|tapa de cuadril||churrascaria 8,churrasco 7
costela,costelão,costela fogo de chão|costillar,costilla|ribs|churrascaria 7,barbecue americano,brasa
barbecue americano,pit smoker,carne defumada|carnes ahumadas|smokehouse,brisket|costela,churrasco 5
espetinho,churrasquinho|brochette|skewer|churrasco
linguiça,salsichão|chorizo,salchicha|sausage|churrasco 5
choripán|chori||parrilla 7
porco,leitão|cerdo,lechón,bondiola|pork|torresmo 8,joelho de porco 8
torresmo|chicharrón|pork rinds
joelho de porco,eisbein|codillo|pork knuckle|comida alemã 7
cordeiro,carneiro|cordero|lamb|churrascaria 5,parrilla 5
frango,frango frito,frango a passarinho|pollo,alitas|chicken,wings|galeteria 8
milanesa|milanga|schnitzel|parmegiana 8
parmegiana,filé à parmegiana||chicken parm|milanesa 8
batata frita,batata rústica|papas fritas,papas|french fries,fries,potato|petisco 5,hambúrguer 5
salgado,coxinha|saladitos|savory snack|lanchonete 7,padaria
quibe,kibe|kipe|kibbeh|árabe 8,salgado
pastel,pastel de camarão,pastel de berbigão||fried pastry|pastelaria 9,salgado 5
empanada|||comida argentina,empada
empada,empadão||savory pie|salgado,empanada
pão de queijo|chipá,pan de queso|cheese bread|padaria,cafeteria 5
esfiha,esfirra|fatay|sfiha|árabe 8
shawarma,kebab|kebap|doner|árabe 7
falafel|||árabe 7,homus 8
homus,hummus,babaganuche|||árabe 7
taco,quesadilla|||mexicano 9,burrito 8
burrito,nachos,guacamole|||mexicano 9,taco 8
massas,macarrão,massa fresca,espaguete|fideos,tallarines,sorrentinos|pasta,spaghetti|italiano 9,lasanha 8,nhoque 8,massa
lasanha|lasaña|lasagna|massas 7,italiano 7,massa
nhoque,gnocchi|ñoquis||massas 7,italiano 7
risoto|risotto||italiano 7
carpaccio|||steak tartare
feijoada||bean stew|comida brasileira 5
prato feito,pf,à la minuta,prato do dia|plato del día|set meal|comida caseira 8,almoço executivo 8
almoço executivo,menu executivo,prato executivo|menú del día|set lunch,business lunch|prato feito 8,buffet por quilo 5
marmita,marmitex,quentinha|vianda|lunch box|prato feito 5,amenity:delivery 5
strogonoff,estrogonofe||stroganoff|comida caseira 5
carne de sol,carne seca|charqui|sun dried beef|comida nordestina 8
baião de dois|||comida nordestina 8
acarajé|||comida baiana 8
tapioca,beiju|||tapiocaria 9,cafe
sopa,caldo,canja|locro,guiso|soup,broth,stew|caldo de peixe 9
fondue|||raclette 7
queijo,queijo artesanal|queso|cheese|tábua de frios 8,empório 5
salada|ensalada||saudável 8,poke,vegetariano 5
pão,pão artesanal,fermentação natural|masa madre|sourdough,bread|padaria 8,focaccia
croissant,folhado|medialuna,factura|pastry|padaria 7,cafeteria
avocado toast,torrada|tostada de palta|toast|brunch 7,café da manhã 5
panqueca|panqueque|pancake|crepe 7,café da manhã 5
crepe,crepe suíço|||creperia 9,panqueca 7
ovos mexidos,omelete,ovo|huevos revueltos,huevo|eggs benedict,scrambled eggs,egg|brunch 8,café da manhã 7
café da manhã,desjejum|desayuno,desayunar|breakfast|brunch 8,padaria 7,cafeteria 7,category:cafes 5
brunch|desayuno tardío||café da manhã 8,cafeteria 5
almoço,almoçar|almuerzo,almorzar|lunch|category:restaurantes 8,buffet por quilo 8,prato feito 8,restaurante
jantar,janta|cena,cenar|dinner,supper|category:restaurantes 8,pizzaria 8,gastrobar,restaurante,cantina
café da tarde,lanche da tarde,chá da tarde|merienda,merendar,tomar once|afternoon tea,afternoon coffee|café colonial 9,cafeteria 8,confeitaria 8,category:cafes 7
comer,comida,onde comer,rango,gastronomia,culinária,fome,comer bem,bater um rango,algo gostoso,prato,matar a fome|morfar,hambre,algo rico,morfi,comemos,plato,comer rico,se morfa|food,eat,hungry,meal,dine,dining,bite,starving|category:restaurantes 9,category:cafes 7,food park 8,restaurante,cozinha
beber,bebida,tomar uma,com sede|tomar algo,ir de copas,sed,escabiar,copete|drinking,grab a drink,thirsty|category:bares 9,drinque 8,cerveja 8,bar
chope,chopp|cerveza tirada,schop|draft beer,draught beer,pint|cervejaria 9,cerveja artesanal 8,boteco 7,cerveja
cerveja,breja,cerva,ceva,litrão,gelada|cerveza,birra,chela|beer,cold beer,lager,stout|chope 9,cervejaria 9,boteco 8,category:bares,cervejeiro
cerveja artesanal,ipa|birra artesanal,cerveza artesanal|craft beer|cervejaria 9,chope,receitas proprias
drinque,drink,coquetel,drinks autorais,bartender|trago,cóctel,tragos de autor,traguito|cocktail,mixology|bar de drinks 9,caipirinha 7,gin 7,category:bares 5,bar
caipirinha,caipiroska|caipi||drinque 7,cachaça
cachaça,pinga|caña brasileña|sugarcane spirit|cachaçaria 9,caipirinha
gin,gin tônica,gim|gintonic||drinque 7,bar de drinks 7
mojito,pina colada|||drinque 7,bar de drinks
negroni,aperol,aperol spritz|campari|spritz|drinque 8,bar de drinks 8
pisco sour,pisco|piscola||peruano 7
fernet|fernandito,fernet con coca
whisky,uísque|güisqui|whiskey,scotch|bar de drinks 5,pub 5
vodka,licor,destilado,rum|ron,chupito|spirits,liquor,shots|bar de drinks
vinho,taça de vinho,vinho tinto,vinho branco,rosé|vino,copa de vino,malbec,vinito,tinto|wine,glass of wine,red wine,white wine|bar de vinhos 9,vinícola,adega 5,vinho natural
degustação de vinhos,enoturismo|cata de vinos|wine tasting,wine tour|vinícola 9,bar de vinhos 5
degustação de cerveja,tour cervejeiro|cata de cerveza|beer tasting,brewery tour|cervejaria 7
espumante,champanhe,prosecco|champán,champagne|sparkling wine|bar de vinhos 7,vinho 5
sangria,clericot|clericó
saquê,saquerinha||rice wine|japonês
quentão,vinho quente|vino caliente|mulled wine|festa junina 7
drinque sem álcool,mocktail,sem álcool|sin alcohol|non alcoholic,alcohol free|suco 5,kombucha 5,cerveja sem álcool 7
suco,suco natural,suco verde|jugo,zumo|juice|casa de sucos 9,vitamina 8
vitamina,vitamina de fruta|licuado,batido|smoothie|casa de sucos 8,suco 7
água de coco,coco gelado,coco||coconut water,coconut|quiosque 7
caldo de cana,garapa|jugo de caña|sugarcane juice|pastelaria
limonada,soda italiana||lemonade|suco
refrigerante,refri|gaseosa|soft drink,soda
kombucha|||saudável 4
chimarrão,erva-mate,tereré|yerba mate,tomar mate,unos mates|mate tea|mate
café,espresso,expresso,café coado|cortado,cafecito|coffee,caffeine|cafeteria 9,category:cafes 9,padaria 5
cappuccino,capuccino,café com leite|capuchino,café con leche|latte,flat white|cafeteria 8,category:cafes 7
café especial,café filtrado,barista,torrado na hora,café torrado|café de filtro,café de especialidad|specialty coffee,pour over|torrefação 9,cafeteria,torra 9,coado,coador 8,grão 7
café gelado,cold brew|café helado|iced coffee|cafeteria 7
chá,chá gelado|tomar el té,té helado|tea,iced tea|casa de chá 9,cafeteria,chas,mate
matcha,chai|||chá 5,cafeteria 5
chocolate quente|chocolate caliente,submarino|hot chocolate|chocolateria 7,cafeteria
sorvete,casquinha de sorvete|helado,cucurucho|ice cream,icecream|sorveteria 9,gelato 9,picolé 8
gelato,sorvete italiano|helado artesanal|italian ice cream|sorveteria 8,sorvete 7
picolé,paleta mexicana,sacolé|palito helado|popsicle|sorveteria 7,sorvete
açaí,açaí na tigela||acai bowl|açaiteria 9,casa de sucos,sorveteria 5
milkshake,milk shake|malteada||sorveteria,hamburgueria 5
sobremesa,doce,docinho,guloseima|postre,dulce,golosina|dessert,sweets,candy,sweet tooth|confeitaria 9,sorveteria 8,bolo 8,chocolateria 7
bolo,bolo caseiro|budín,queque|cake|confeitaria 8,torta 8,cafeteria 5
torta,torta doce|tarta|pie|confeitaria 8,bolo 7
cheesecake|tarta de queso||confeitaria,torta
cookie,biscoito|galletita,galleta|biscuit|confeitaria,cafeteria 5
brigadeiro|||confeitaria 7,chocolateria
chocolate,chocolate artesanal||artisan chocolate|chocolateria 9,brigadeiro
churros|||doce de leite 4,comida de rua 4
alfajor|||doce de leite
doce de leite|dulce de leche||alfajor 7,churros
cuca,strudel||apfelstrudel|café colonial 7,comida alemã 5
pudim|flan|pudding|sobremesa
milho verde,pamonha|choclo|corn on the cob|festa junina 5
pipoca|pochoclo|popcorn
pinhão,entrevero||pine nut|festa junina 5
fruta,salada de frutas|ensalada de frutas|fruit|casa de sucos,feira 5
vegano,plant based|||fact:vegan 9,vegetariano 5,vegana,plantas,horta
vegetariano,veggie,sem carne,tofu|sin carne|meatless|vegano 9,fact:vegetarian 9,fact:vegan 9,horta
sem glúten,celíaco,glúten|tacc|gluten free,coeliac|fact:glutenFree 9
sem lactose,zero lactose,intolerante à lactose,lactose,sem leite|sin leche|lactose free,dairy free,dairy,no milk|vegano 8,fact:vegan 7,leite vegetal 7
saudável,comida fit,comida leve,comida natural,dieta,algo leve|saludable,comida sana,sano,algo liviano|healthy,something light|salada 8,vegano 7,poke 7,orgânico 7,horta,natural
orgânico,agroecológico|de la huerta|farm to table|feira orgânica 8
menu infantil,prato infantil,comida para crianças|comida para chicos||com crianças 7,fact:children 7
aipim,mandioca|yuca|cassava|comida caseira 5
arroz e feijão,feijão|porotos|rice and beans,beans|prato feito 8,comida caseira 8,feijoada 5
bebida quente,algo quente,coisa quente|algo caliente|hot drink|chá 8,café 8,chocolate quente 8
# activity
livro|libro|book|livraria 9,sebo 8
prancha|tabla|board,surfboard|surfar 8,surfe 8
passeio,dar um rolê|paseo|outing,tour|category:passeios 8,roteiro 7,mirante 5,barco 5
festa|||category:eventos 7,festa popular 8,category:baladas 7,pista,dj
festar,curtir a noite|fiesta|party,partying,rave party|category:baladas 9,pista 7,dj 7,balada 7
surfar,surf,pegar onda,surfista,bodyboard|surfear,correr olas|surfing,catch waves,surfer|escola de surf 5,com ondas 7,category:praias 7,onda,surfe
aprender a surfar,aula de surf,surf para iniciantes|clases de surf,surf para principiantes,aprender a surfear,primera clase de surf|learn to surf,surf lessons,beginner surf,surf beginner,surf for beginners,first surf lesson|escola de surf 9,surfar
stand up paddle,sup|paddle surf|paddleboard,paddle,paddleboarding,paddle boarding|caiaque,lagoa 5,prancha a remo,remo
caiaque,canoagem,remar,canoa,remo|kayak|kayaking,rowing|stand up paddle,canoa havaiana 7,remo
canoa havaiana|canoa polinesia|outrigger|caiaque,stand up paddle 5
passeio de barco,passeio de escuna,escuna,barco,passeio de lancha,barquinho|paseo en lancha,navegar,bote,catamarán|boat trip,boat tour,boat ride,a boat,by boat,cruise|baleeira 7,travessia de barco 7,travessia,caiaque,regata,remo
travessia de barco||ferry|passeio de barco 7,costa da lagoa
velejar,veleiro,iatismo|velero|sailing,yacht,sail,sailboat|marina 5,passeio de barco 5,regata
mergulho,mergulhar|bucear,buceo|scuba diving,diving,dive|snorkel 7,arvoredo 7
snorkel,mergulho livre||snorkeling|mergulho 7,água cristalina 5
kitesurf,kite||kitesurfing|windsurf 7
windsurf,wing foil||windsurfing|kitesurf 7
sandboard,descer as dunas||sandboarding|dunas 8
esportes náuticos,esporte aquático|deportes acuáticos|water sports|stand up paddle 8,caiaque 8,surfar 7,kitesurf 7
parapente,voo livre,voar|paracaidismo,volar|paragliding,fly|esportes radicais 7,rampa de voo 8
escalada,escalar,rapel||climbing|esportes radicais 7
esportes radicais,aventura,adrenalina|deportes extremos|extreme sports,adventure,thrill|parapente 8,escalada 7,parque de aventura 7
caminhada,fazer trilha,trekking,caminhar,trilhar|caminata,senderismo|hiking,hike,trek|trilha 9,a pe
passear a pé,passear,dar uma volta,dar um passeio|pasear,caminar|stroll,walking,walk,wander|orla,category:passeios 7,parque 5
corrida,correr,cooper,jogging|trotar|running,run|orla,parque 5,maratona
corrida de rua,maratona,prova de corrida|carrera|marathon,runner,ten k,10k,race|corrida,campeonato
bicicleta,pedalar,bike,ciclovia|bici,bicisenda|cycling,bicycle,bike path|aluguel de bicicleta,pedal
mountain bike,cicloturismo|ciclismo de montaña|mountain biking|bicicleta
andar de skate,skate,patins|rollers|skateboarding|pista de skate 9
yoga,ioga|||meditação 7
meditação,retiro|meditación|meditation|yoga 7,spa 5
futebol,jogar bola,pelada,futsal|fútbol,jugar a la pelota|football,soccer|quadra de esportes 7
jogo de futebol,avaí,figueirense|partido de fútbol|football match|estádio 8
ver o jogo,assistir o jogo,futebol na tv|partido|watch the game,watch football,the match,football game,watch the football,soccer game|transmissão 7
futevôlei,vôlei|vóley|volleyball|quadra de esportes 5
beach tennis,tênis,padel||tennis|quadra de esportes 7
campeonato,torneio|torneo|championship|category:eventos 5
pesca,pescar||fishing|marina 5
banho de mar,nadar,mergulhar no mar,natação,dar um mergulho|bañarse,meterse al mar,chapuzón,bañarme,bañarnos|swimming,swim,bathing,dip|praia 8,água calma 8,rasa,piscina natural
tomar sol,pegar sol|broncearse|sunbathing|praia 9
pôr do sol,entardecer,sunset,sol se pôr|atardecer,puesta de sol|sundown,dusk,golden hour|com vista 5,mirante 5,santo antônio de lisboa 5,fim de tarde,poente
nascer do sol,amanhecer|amanecer|sunrise,dawn|mirante 5,aurora
ver estrelas,céu estrelado,estrela,planeta,saturno|estrellas|stargazing,star,night sky|telescópio 9,astronomia 9
ver baleias,baleia|ballenas|whale
golfinhos,boto|delfines|dolphins|passeio de barco
tartarugas marinhas,tamar,tartaruga|tortugas|sea turtles,turtle|aquário 5
observar pássaros,aves,passarinho|pájaros|birdwatching,bird|reserva natural,manguezal 5
animais silvestres,bichos,macaco,capivara|animales,carpincho|wildlife,monkey,capybara,penguin|zoológico 7,reserva natural 5,pet friendly,pet,cachorro
piquenique,picnic|||parque 8,gramado 7,canga
fotografia,tirar foto,fotos,selfie|instagrameable,sacar fotos|photography,photo,picture|mirante,com vista,pôr do sol 5,fotografada
turistar,programa turístico|turistear||ponto turístico 9,category:passeios 9,praia 5
city tour,ônibus turístico|tour por la ciudad|sightseeing bus|visita guiada 8,ponto turístico 5
visita guiada,passeio guiado|recorrido guiado|guided tour|city tour 7,free walking tour 7
free walking tour,tour a pé|tour a pie|walking tour|visita guiada 7,centro histórico
passeio cultural,cultura|salida cultural||museu 8,exposição 8,teatro 7,centro cultural 8
dançar,pista de dança,baile,bailar,dançante||dance,dancing|balada 8,forró,category:baladas 7,danca,pista,salsa,gafieira,latina
forró,xote|||dançar
samba|||pagode 7,roda de samba,gafieira
pagode|||samba 7,roda de samba
rock,rock'n'roll|||blues 5,banda
heavy metal,metal,hardcore||punk rock|rock 7
rock alternativo,indie|música alternativa|alternative music|rock,música autoral 5
reggae,dub,bob marley,jamaica||raggae
choro|||samba 5,mpb 5
jazz,jam session|||blues 7,bossa nova
blues,soul,r&b|||jazz 7
bossa nova|||mpb 7,jazz 5
mpb,música brasileira|música brasileña|brazilian music|bossa nova 7,voz e violão 7
sertanejo,modão||brazilian country
funk|||balada 5
rap,hip hop,trap,slam|freestyle
eletrônica,techno,house music,tecno,trance,rave,música eletrônica|música electrónica,electrónica|electronic music,edm|dj 7,balada,house
dj,discotecagem|||eletrônica,balada
pop|||balada 5
ritmos latinos,salsa e bachata,reggaeton,bachata|cumbia,tango,música latina,perreo|latin music,salsa dancing|dançar 7,salsa,latina
axé,maracatu,batucada|tambores|drumming|samba 5,bloco de carnaval 5
música clássica,orquestra,ópera,violino|música clásica,clásica|classical music,orchestra,classical|musica de camara 9,camerata 9,camara 8,concerto,coral
música autoral|música original|local bands|música ao vivo,show 5
show,concerto,turnê|recital,concierto|gig|category:shows 9,música ao vivo,casa de shows 7,banda,palco,orquestra,camara
karaokê,videokê,cantar,soltar a voz|||microfone aberto 5
microfone aberto,open mic|micrófono abierto||poesia 5
poesia,literatura,sarau|presentación de libro,poeta|poetry,poem|livraria,biblioteca 5
stand-up comedy,stand up,humor,comédia,standup,rir,dar risada|monólogo,humorista,reír|comedy show,comedy club,comedy,laugh,funny,comedian
peça de teatro,espetáculo,teatral,musical,peça|obra de teatro,espectáculo|theatre play|teatro 9,show,peca
teatro infantil,fantoches|títeres|puppet show|com crianças 7,peça de teatro
drag queen,show drag||drag show|lgbt 7
filme,documentário|película,peli|movie,screening,art house,indie film|cinema 9
cinema ao ar livre,drive-in|cine al aire libre|outdoor cinema|filme 7,cinema 5
festival de cinema|festival de cine|film festival|filme 8,festival
exposição,instalação,vernissage,obras de arte,mostra|exposición,arte,muestra|exhibition,art,exhibit|museu 8,galeria 8,arte,mostra 8
oficina,workshop|taller de arte||aula 7,ateliê 5
aula,curso,aprender|clases,taller|learn,lesson,classes|oficina 7,escola,iniciante
pintura,cerâmica,pintar|dibujo|painting,pottery,paint|oficina 7,ateliê 7
artesanato,artesão,feito à mão|artesanía,artesano,hecho a mano|handicraft,craft,handmade|feira de artesanato 8,renda de bilro,renda,mercado
renda de bilro,rendeira,renda|encaje de bolillos,encaje|bobbin lace,lace,lace making|artesanato,cultura açoriana
compras,comprar||go shopping,buy|shopping 8,loja 8,feira,mercado
roupas,biquíni|ropa,bikini|clothes|loja,compras 5
festival|||category:eventos 7,balada,dj,festa,feira
evento,agenda cultural|cartelera|what's on,whats on|category:eventos 9,show,festival 8
festival gastronômico|festival de comida|food festival|festival 5
fenaostra,festa da ostra|fiesta de la ostra|oyster festival|festival gastronômico 5
festa da tainha||mullet festival|festival gastronômico 5
festa junina,arraial,quermesse,são joão,julina|fiesta de san juan|june festival|festa popular,quadrilha,fogueira
festa popular,festa de rua,festa religiosa,festa tradicional|fiesta popular,fiesta religiosa,fiesta tradicional|folk festival,religious celebration,traditional festival|category:eventos 5,festa junina
carnaval,folia,folianópolis|murga,comparsa|carnival,mardi gras|bloco de carnaval 9,escola de samba 8,bloco,sambodromo
bloco de carnaval,bloquinho,desfile|desfile callejero|carnival street party,parade|carnaval 8
escola de samba,nego quirido|desfile de samba|samba school|samba,carnaval 7
queima de fogos|fin de año,fuegos artificiales|new years eve,fireworks
oktoberfest,festa alemã|fiesta de la cerveza|beer festival
parada lgbt,parada gay|marcha del orgullo|pride parade|lgbt 7
luau,festa na praia|fiesta en la playa|beach party|voz e violão 5,fogueira,lua
sunset party|fiesta al atardecer|day party|pôr do sol,beach club
farra,farrear,gandaia,cair na noite,encher a cara|joda,parranda,carrete,carretear,salir de fiesta|go partying,party hard|balada 9,bar 5,category:baladas 8
boi de mamão|||cultura açoriana 7,festa popular 5
festa do divino|fiesta del divino||cultura açoriana,festa popular
procissão,senhor dos passos|procesión|religious festival|igreja 5,festa popular 5
cultura açoriana,açoriano,história açoriana|azoriano,cultura azoriana|azorean,local traditions|santo antônio de lisboa,ribeirão da ilha,boi de mamão 5,acoriana,divino,renda
história de florianópolis,história|||patrimônio histórico 8,museu 7,fortaleza 7,historico,forte,colonial
bruxas,ilha da magia,lendas da ilha|brujas,leyenda|witches,legend|cultura açoriana
cultura afro,afro-brasileira|afrobrasileño|afro-brazilian
cultura indígena,guarani|indígena|indigenous culture
jogos de tabuleiro,board games,rpg,baralho|juegos de mesa|boardgames,tabletop games|noite de jogos 7
sinuca,bilhar,snooker|billar,mesa de pool|pool table,billiards,play pool|dardos 5
jogar boliche|jugar a los bolos|bowling
ler,leitura,lendo|leer,lectura|reading,read|biblioteca 8,livraria 7,cafeteria 5,livro
estudar|estudiar|study,studying|fact:laptop 8,biblioteca 8,cafeteria,livraria,tomada,wifi
usar o notebook|compu|laptop friendly,work from cafe|fact:laptop 9,coworking 8,cafeteria 5
conhecer pessoas||flirt|balada 7,bar
contemplar,apreciar a vista|mirar el mar|sea watching|com vista 8,mirante 8
degustação,degustar|degustación|tasting|vinho 5
passeio gastronômico|tour gastronómico|food tour
atividade infantil,brincar|actividades para niños|kids activities|com crianças 9,playground 8,teatro infantil
atividade ao ar livre|actividades al aire libre|outdoor activities|ao ar livre 9,parque 8,category:praias 7,trilha 7
lua cheia,lua|luna llena,luna|full moon,moon|luau 7,ver estrelas 5
espetáculo de dança,balé|danza|ballet|teatro 7,category:shows
alugar,aluguel|alquilar,alquiler|rent,rental,hire,renting|aluguel de bicicleta 7,surf shop
flashback,anos 80,anos 90|los 80,ochentas|80s,90s,eighties|disco 8,vinil
vinil,disco de vinil,toca-discos,lp,bolachão,vitrola|tocadiscos|vinyl,record,record player|rock 5
treino,treinar|entrenamiento,entrenar|training,workout|corrida 7,funcional
contação de histórias,hora do conto|cuentacuentos,hora del cuento|storytime,story time|livraria 7,infantil 5
quiz,jogo de perguntas|noche de preguntas|trivia,pub quiz
# occasion
aniversário,niver,festa de quinze|cumpleaños,cumple,fiesta de quince|birthday,bday|fact:groups 7,comemorar 7,espaço para eventos 5,aniversariante,reservas
aniversário infantil,festa infantil|cumpleaños infantil|kids party|buffet infantil 9,espaço kids 8,com crianças 7
aniversário de casamento,aniversário de namoro,bodas|aniversario de casados,aniversario de pareja|anniversary,wedding anniversary|romântico 9,sofisticado,com vista 5
romântico,date,romance|cita|date night|fact:romantic 9,luz de velas 8,aconchegante 7,pôr do sol 5,casal,jantar,vela
primeiro encontro,primeiro date|primera cita|first date|romântico 7,para conversar,cafeteria 5
pedido de casamento,pedir em casamento,pedido de namoro|pedir la mano,propuesta de casamiento|proposal,propose,marriage proposal|romântico 9,pôr do sol 7,com vista 7,mirante
dia dos namorados|día de los enamorados,san valentín|valentine|romântico 9,fact:romantic 9
lua de mel|luna de miel,recién casados|honeymoon,newlyweds|romântico 9,com vista,luxo 5
casamento,festa de casamento,casar|casamiento|wedding|espaço para eventos 8,à beira-mar 5
despedida de solteiro|despedida de soltero|bachelor party,bachelorette,stag do,hen party|balada 8,fact:groups 7,passeio de lancha,beach club
noite das meninas,noite das amigas|noche de chicas,salida de amigas|girls night,ladies night|drinks 7,bar,fact:groups
confraternização,confra,amigo secreto,fim de ano da empresa|despedida de año|office party,company party|fact:groups 9,espaço para eventos 7,rodízio 5,amenity:reservas 5
reunião de trabalho,reunião,almoço de negócios|reunión de trabajo,almuerzo de negocios|business meeting,meeting|fact:quiet 8,para conversar 7,cafeteria,sofisticado 5
happy hour,depois do trabalho,sextou,sair do trabalho,saí do trabalho,depois do expediente|after office,after del trabajo,después del trabajo,salir del trabajo|after work|chope 8,bar 8,petiscos 7,category:bares 7,petisco,fim de tarde
comemorar,comemoração,celebrar,celebração,ocasião especial,bebemorar,brindar|festejar,festejo,ocasión especial,brindis|celebrate,celebration,special occasion,celebrating|fact:groups,espumante,sofisticado 5
formatura|graduación,egresados|graduation|comemorar 8,fact:groups 7,espaço para eventos
reencontro,pôr o papo em dia,botar a conversa em dia|reencuentro|catch up|em grupo 8,para conversar 7,bar 5,cafeteria 5
despedida,bota fora|fiesta de despedida|farewell,going away party|fact:groups 7,bar,comemorar
impressionar,surpreender,surpresa|sorprender,sorpresa|impress,surprise|sofisticado 8,com vista 7,romântico 5
primeira vez na cidade,primeira vez,roteiro|primera vez,qué visitar|first time,what to see|turístico 9,imperdível 9,mirante,histórico 5
um dia na cidade,de passagem,bate e volta|de paso,un día en la ciudad|one day,day trip,layover|imperdível 8,area:Centro,turístico,area:Lagoa da Conceição 5
matar o tempo,tédio,entediado|matar el tiempo,aburrido|kill time,bored,hang out|cafeteria,parque,shopping,cinema 5
ressaca,curar a ressaca|resaca|hangover,hungover|café da manhã 7,água de coco,caldo,brunch
esquenta,antes da balada|previa|pre drinks,pregame|bar 8,drinks 7,chope
depois da balada,fim de noite,larica|bajón|munchies|fact:openLate 9,lanche 7,cachorro-quente,hambúrguer 5
depois da praia,pós praia|después de la playa|after the beach|à beira-mar 7,açaí,sorvete,ambiente informal
dia de chuva,chuva,chovendo,chuvoso,chover,chove,tempo ruim|lluvia,lloviendo,llueve,llover,tormenta,mal tiempo|rain,rainy,raining,bad weather,storm|fact:covered 9,museu 8,cinema 8,cafeteria 7,shopping 7,teatro,mercado,coberto,galeria
dia de frio,frio|fresquito|chilly,cold weather,cold|chocolate quente 8,fondue 8,lareira 8,sopa 7,cafeteria,vinho
dia de calor,calor,refrescar,calorão|refrescarse,caluroso|hot weather,cool off,hot,heat|sorvete 8,praia 8,piscina 7,açaí 7
dia de sol,ensolarado,sol|soleado|sunny,good weather,sun,sunshine|praia 9,trilha 7,ao ar livre 7,parque
dia nublado,nublado||cloudy,overcast|trilha 7,histórico,museu,cafeteria 5
dia de vento,vento,vento sul,abrigado do vento,ventania,ventar,protegida|viento,ventoso,reparado,viento sur|wind,windy,sheltered|fact:covered 8,água calma,museu 5
verão,alta temporada|verano|summer|praia 9,beach club,ao ar livre 5
inverno,baixa temporada|invierno|winter|dia de frio 8,trilha 5,museu 5,tainha 5
réveillon,ano novo,virada do ano|año nuevo|new year,nye|queima de fogos 9,category:eventos,festa,à beira-mar 5,virada
natal|navidad,nochebuena|christmas,xmas|decoração de natal 9,category:eventos,natalino
dia das mães|día de la madre|mothers day|em família 7,sofisticado 5,cafeteria 5
dia dos pais|día del padre|fathers day|em família 7,churrascaria,cervejaria 5
relaxar,descansar,desestressar,espairecer,cansado,descanso|relajarse,desconectar,estresado|relax,unwind,chill out,tired,stressed|tranquilo 9,spa 7,massagem,com vista 5
para conversar,conversar,bater papo,papear|charlar|talk,chat,conversation|fact:quiet 8,tranquilo 8,cafeteria 7,aconchegante
conhecer gente,fazer amigos,paquerar,solteiros,flertar|conocer gente,hacer amigos,solteros,conocer gente nueva|meet people,make friends,singles,socialize,meet locals,meet other people|animado 8,bar 7,balada 7,festa 7
de férias|vacaciones|vacation|turístico 7,category:passeios,praia
páscoa|pascua,semana santa|easter|chocolateria,procissão 5
# company
com crianças,criança,criançada,infantil,filho,guri,molecada,piá,piazada,gurizada,gastar energia,gêmeos|niño,chicos,nene,pibe,hijo,niña,nena,piba,hija,gurises,cabros chicos,peques,chiquitos|kids,child friendly,kid friendly,children,child,daughter,little ones,year old|fact:children 9,espaço kids 9,parquinho 8,em família,rasa,nadar,kids,aprender a nadar
com bebê,bebê,recém nascido,carrinho de bebê,neném|cochecito,guagua|baby,toddler,stroller,infant,newborn,pram,buggy|fraldário 9,fact:children 8,tranquilo 5,crianca
adolescentes|chicos grandes|teenager,teen|shopping 7,cinema 7,fliperama 7,hambúrguer
em família,família,mãe,pai,sogra,parentes|mis viejos,mamá,suegros,hermano|family,family friendly,mom,mum,relatives|fact:children 8,fact:groups 7,com crianças 7,familiar
com cachorro,cachorro,cão,cães,dog,pet,pet friendly,doguinho,animal de estimação,vira-lata|perro,perrito,mascota|dog friendly,puppy|fact:dogs 9,amenity:pet-friendly 9,aceita animais
a dois,casal,namorado,para dois,esposa,marido,noivo,crush,mozão|pareja,novio,para dos,pololo,enamorados|couple,girlfriend,boyfriend,for two,wife,husband,partner|fact:romantic 9,romântico 9
em grupo,galera,grupo,turma,amigos,rapaziada,resenha,colegas|juntada,compañeros|friends,group,large group,crew,party of|fact:groups 9,mesa grande 8,para dividir,animado 5,reservas,mesa comprida
sozinho,desacompanhado|viajo solo,voy solo,por mi cuenta,viajo sola|alone,solo travel,by myself,on my own|balcão,cafeteria,fact:laptop 5,fact:quiet 5
idosos,terceira idade,avó,vovó|abuelos,tercera edad,jubilados,anciano,gente grande|elderly,seniors,grandparents,grandma,grandpa,older people|fact:quiet 8,fact:wheelchairEntrance 8,tranquilo 8,acessível 8
lgbt,lgbtqia,gay,gls,queer,lésbica,drag||gay friendly,lgbtq|diversidade 7,Praia Mole 5
estudantes,universitário,universidade|estudiante|student,college,university|price:1 8,UFSC 8,area:Trindade 7
estrangeiros,gringo|extranjero|foreigner,expat|cardápio em inglês 9,turístico,hostel,area:Lagoa da Conceição 5
mulheres|mujeres|women,woman|seguro 7,noite das meninas
mochileiro,mochilão|mochilero|backpacker|price:1 9,hostel 9,barato 8,grátis
nômade digital,trabalho remoto|nómada,trabajo remoto,teletrabajo|digital nomad,remote work|fact:laptop 9,wifi 9,coworking 9,cafeteria 7
gestante,grávida|embarazada|pregnant|tranquilo,drinque sem álcool
# property
caseiro,feito em casa|casero|homemade|panela,manezinha 5
deserto,selvagem,isolado,sem muvuca|desierto,aislado,salvaje|deserted,secluded,wild,uncrowded|acesso por trilha 7,preservado 7,solidao,sem casas,vazia
fácil,leve,para iniciantes|principiantes|easy,beginner|curta 5
com vista,vista,panorâmico,paisagem|paisaje|view,scenic,landscape|fact:view 9,vista para o mar 9,vista para a lagoa 9,mirante 8,panoramica,panorama
vista para o mar,vista mar,de frente para o mar,de frente pro mar|frente al mar|sea view,ocean view,ocean front|à beira-mar 8,com vista 7,fact:view 7
vista para a lagoa,vista da lagoa,à beira da lagoa|vista a la laguna,frente a la laguna|lagoon view,lake view,lakefront|com vista 7,area:Lagoa da Conceição,area:Costa da Lagoa
vista da cidade,vista da ponte,vista para a ponte,luzes da cidade|vista de la ciudad,vista al puente,luces de la ciudad|city view,skyline,bridge view,city lights|com vista 7,rooftop 7,mirante 7,beira-mar norte 5
à beira-mar,beira da praia,pé na areia,frente para a praia|pies en la arena|beachfront,on the beach,seaside,seafront,by the water,feet in the sand,by the sea,by the beach|vista para o mar 8,beach club,quiosque
tranquilo,calmo,sossegado,tranquilidade,paz,de boa|relajado,tranqui|peaceful,relaxed,laid back,chill|fact:quiet 9,silencioso 8,vazio,calma,rasa,tranquila,sem ondas,mansa,manso,sossego
silencioso,silêncio,sem barulho|sin ruido|quiet,silent|fact:quiet 9,tranquilo 8,biblioteca 5
animado,agitado,agito,movimentado,bombando,alto astral|movida,con onda|lively,buzzing,vibrant,busy|festa 7,balada 7,música ao vivo 7,bar 5
vazio,pouco movimento,sem gente,pouca gente,não fica lotada,não lotado,menos gente,fugir da muvuca|poca gente,sin multitudes,sin mucha gente|empty,no crowds,not crowded,away from crowds,not too crowded,isn t too crowded,not busy,away from tourists|tranquilo 7,escondido 7,preservado
música ao vivo,ao vivo,voz e violão,música,som ao vivo|en vivo,cantante|acoustic music,live music,live band,band,singer,musician|fact:liveMusic 9,amenity:musica-ao-vivo 9,category:shows 7,banda,roda de samba,show
acessível,acessibilidade,cadeirante,cadeira de rodas,mobilidade reduzida,rampa,sem escada,sem degraus,pcd,muleta,elevador|accesible,silla de ruedas,discapacidad,movilidad reducida,sin escaleras,ascensor|wheelchair,accessible,accessibility,disabled,step free,no stairs,crutches,elevator,handicapped|fact:wheelchairEntrance 9,amenity:acessivel 9,fact:wheelchairToilet
banheiro acessível,banheiro adaptado|baño accesible,baño adaptado|accessible toilet,disabled toilet|fact:wheelchairToilet 9,amenity:acessivel
wifi,wi fi,internet|||amenity:wi-fi-gratuito 9,fact:laptop 8,coworking
notebook,trabalhar,laptop,computador,tomada,trampar,trampo|trabajar,enchufe,laburar,laburo,trabajo|work,working,power outlet,plug,charger|fact:laptop 9,wifi 8,coworking 8,cafeteria,estudar
ao ar livre,mesa do lado de fora,mesa na calçada,área externa,lado de fora,céu aberto|al aire libre,afuera,vereda|outdoor,outside,open air,al fresco|varanda 8,jardim 8,rooftop 8,parque 5
varanda,sacada,deck|balcón|balcony|ao ar livre 8
rooftop,terraço|terraza,azotea||ao ar livre 8,com vista 7,vista da cidade 7,topo
jardim,quintal,pátio,área verde|jardín|garden,lawn|ao ar livre 8,sombra 5
coberto,lugar fechado,área interna,indoor|techado,cubierto,bajo techo,adentro|inside,covered|fact:covered 9,shopping 7,cinema,museu
ar condicionado,climatizado|aire acondicionado|air conditioning,air conditioned|amenity:ar-condicionado 9,shopping,cinema
lareira|chimenea|fireplace|aquecido 8,aconchegante 7,fondue
fogueira|fogata,fogón|bonfire,campfire|luau 8
estacionamento,estacionar,onde parar o carro|estacionamiento,cochera,dejar el auto,se estaciona fácil,se estaciona|parking,car park,where to park,park the car|amenity:estacionamento 9,fact:parking 9,manobrista,vaga
sem fila|sin fila,sin cola|no queue,no line,no wait|amenity:reservas 8,rápido,vazio 5
reserva,reservar||booking,reservation,book a table|amenity:reservas 9,reservas,aceita reservas
delivery,entrega,ifood,pedir comida,comida em casa|a domicilio,envíos||amenity:delivery 9,para levar 5
para levar,pra levar,para viagem,pra viagem,take away|para llevar|takeaway,takeout|amenity:delivery 7,marmita 7
rápido,com pressa|apurado,al paso|quick,fast,grab and go,hurry|lanche 7,lanchonete 7,para levar 7,buffet 5
aberto até tarde,até tarde,fecha tarde,24 horas,24h,vira a noite|hasta tarde,trasnoche,hasta la madrugada,trasnochar|open late,24 hours,until late,till late,all night|fact:openLate 9,balada 5,nunca fecha
abre cedo|abre temprano|opens early|padaria 8,café da manhã 7,cafeteria 5
aceita cartão,cartão,débito|tarjeta|credit card|pix 5
pix|||aceita cartão 5
cardápio em inglês,fala inglês,fala espanhol|menú en español,hablan español|english menu,speak english|turístico
histórico,antigo,patrimônio||historical,history,ancient|fortaleza 8,museu 7,casarão 7,igreja
tradicional,raiz,das antigas,clássico,tradição|de toda la vida,auténtico,tradición|traditional,authentic,tradition|típico 8,manezinho 7,histórico 5
manezinho,mané,nativo|||açoriano 9,típico 8,rancho de pesca,area:Ribeirão da Ilha 5
típico,regional,cultura local||typical,local culture|manezinho 8,açoriano 8,tradicional 7,frutos do mar 5
onde os moradores vão,moradores,não turístico,pega turista|donde van los locales,trampa para turistas,sin turistas|locals,not touristy,tourist trap,no tourists|manezinho 7,tradicional,escondido 5,boteco 5
escondido,secreto,pouco conhecido,achado|rincón,desconocido|hidden,hidden gem,off the beaten path,off the beaten track|vazio,speakeasy,onde os moradores vão 5
instagramável,para tirar foto||instagrammable,photogenic,photo spot,instagram|com vista 7,bonito 7,pôr do sol,mirante
bonito,lindo,encantador,charmoso,paraíso,fofo|hermoso,precioso,pintoresco|beautiful,pretty,gorgeous,charming,cute,quaint,stunning|com vista 7,instagramável 7,mirante 5
moderno,contemporâneo||stylish|descolado,sofisticado 5
descolado,alternativo,estiloso,hipster,bacana|canchero,copado,piola|hip,cool,funky|autoral 5,grafite 5
badalado,da moda,na moda,hypado,hype|de moda|trendy,hotspot|animado 7,famoso,beach club
aconchegante,acolhedor,confortável,intimista,cantinho|acogedor,cómodo|cozy,comfortable,intimate,welcoming,cosy|tranquilo,luz de velas,romântico 5,lareira 5
rústico,fazenda|campestre,rural|countryside,farm|fogão a lenha,aconchegante 5,sítio 5
sofisticado,elegante,requintado,refinado||sophisticated,refined,classy|price:4 9,luxo 9,price:3 8,alta gastronomia 8
ambiente informal,despojado,simples,sem frescura|sencillo|casual,unpretentious,no frills|boteco,quiosque,price:1 5
novo,novidade,recém aberto,inauguração|nuevo,recién abierto|new
famoso,popular,icônico,cartão postal|emblemático|famous,landmark|imperdível 8,turístico 7,tradicional 5
imperdível,obrigatório,não pode faltar,não posso perder,não dá pra perder|imperdible,infaltable,no nos podemos perder,no me puedo perder,no perderse|must see,must try,unmissable,highlights,can t miss|famoso 8,turístico 8,bem avaliado
turístico,turismo,atração,turista|atracción|touristy,attraction,tourist|imperdível 8,category:passeios 7,mirante,histórico 5,passeio
bem avaliado,recomendado,premiado,excelente|bien puntuado|top rated,recommended|imperdível 7,famoso
bom atendimento,atendimento|buena atención|good service,friendly staff|bem avaliado
seguro,segurança|seguridad|safe,safety|salva-vidas 5
limpo,limpeza|limpio|clean|água limpa 7,bandeira azul
água calma,mar calmo,mar tranquilo,sem ondas|mar planchado,sin olas,agua tranquila,sin muchas olas|calm water,calm sea,no waves,flat water,calm beach|area:Daniela 7,raso 7,area:Jurerê,area:Canasvieiras,mar manso,rasa,baia
raso,rasinho,rasa|poco profundo|shallow|água calma 8,area:Daniela 5
água quente,água morna,mar quente|agua caliente,agua tibia|warm water,warm sea,warmer water|água calma 5,area:Canasvieiras 5,area:Ingleses 5,agua mais quente
com ondas,ondas,mar agitado|olas|waves,rough sea|surf 9,Joaquina 7,Praia Mole 7,area:Campeche 5,area:Santinho 5,surfe
água limpa,balneabilidade,próprio para banho||clear water,clean water,swimmable|bandeira azul 8
bandeira azul|bandera azul|blue flag|água limpa 8,limpo
sombra,arborizado,árvores|arbolado,árboles|shade,trees,shady|parque,jardim
guarda sol,cadeira de praia,espreguiçadeira|sombrilla,reposera|beach umbrella,sun lounger,beach chair,parasol|beach club 7,quiosque 7,infraestrutura
infraestrutura,com estrutura|infraestructura|facilities,infrastructure|banheiro 7,estacionamento,quiosque,salva-vidas 5
espaço kids,área kids,brinquedoteca,espaço infantil|espacio para niños,pelotero|kids area,play area|parquinho 8,fact:children 7,crianca,infantil
parquinho,playground,brinquedos,escorregador,pula pula|juegos infantiles,hamacas,tobogán,calesita|swings,trampoline|espaço kids 8,fact:children 5,praça 5,crianca
fraldário,trocador,cadeirão,cadeirinha de bebê,fralda|cambiador,pañal|changing table,baby changing,high chair,diaper,nappy|com bebê 7,fact:children,shopping 5
cardápio infantil,menu kids||kids menu|fact:children 8,espaço kids 7
banheiro,sanitário,toalete,wc|baño|toilet,restroom,bathroom|infraestrutura 7,fact:wheelchairToilet
chuveiro,ducha,vestiário||shower,changing room|infraestrutura,banheiro 5
ônibus perto,de ônibus,transporte público,sem carro|colectivo,bondi,sin auto|bus,public transport,without a car|area:Centro,area:Trindade 5,area:Lagoa da Conceição 5
ir a pé,a pé|a pie|on foot,walkable,walking distance|perto de mim 7,area:Centro 5,calçadão 5
só de barco,acesso de barco,chegar de barco||only by boat|area:Costa da Lagoa 9,ilha do Campeche 7,passeio de barco
praia de nudismo|playa nudista|nude,nude beach|Galheta 9
bem servido,farto,porção grande|abundante|big portions,hearty|para dividir 7,rodízio,buffet 5
para dividir,dividir,para compartilhar|compartir|sharing|petiscos 8,tapas 7,pizzaria 5,fact:groups 5
mesa grande,mesa comunitária,espaçoso,amplo||big table,spacious|fact:groups 9
espaço para eventos,salão de festas,sala privativa,espaço reservado|salón de fiestas|private room,event space,venue hire|fact:groups 8,amenity:reservas 5
luz de velas|a la luz de las velas|candlelight,candlelit|romântico 8,aconchegante
telão,tv,televisão,transmissão||big screen|futebol 7,bar 5
sustentável,ecológico|sustentable|sustainable,eco friendly|orgânico 8,reciclagem,preservado 5
preservado,área protegida,unidade de conservação||protected area,nature reserve|mata atlântica 7,trilha,parque
divertido,diversão|divertirse|fun|animado 7,festa 5
boa vibe,vibe|buena onda,buena vibra||descolado 7,animado
boêmio|bohemio|bohemian|boteco 7,música ao vivo
só a pé,acesso por trilha,chega andando|solo caminando,se llega caminando|car free,without cars,no cars,only on foot,reach on foot,walk in only|trilha 8,caminhada 5
contribuição livre,pague quanto puder,pagar quanto quiser,quanto puder|a la gorra,contribución voluntaria|pay what you can,chip in,donation|grátis 7,contribuição
água doce,nadar na lagoa|agua dulce|fresh water,freshwater,freshwater lake|lagoa do peri 7,costa da lagoa 5
grátis,gratuito,de graça,entrada gratuita,entrada livre,sem pagar,0800,não paga nada|entrada libre,sin costo,no cobran entrada|free,no cover,don't charge a cover|praia 7,trilha 7,parque 7,mirante,feira 5
# price
barato,econômico,gastar pouco,preço baixo,sem grana,precinho,sem gastar muito,cabe no bolso,não seja muito caro,não seja caro,não caro,vinte reais|lindo y barato,poca plata,precio bajo,gasolero,gastar poco,sin gastar mucho,que no sea caro,que no sea tan caro,no tan caro,no tan cara,no caro|cheap,budget,affordable,inexpensive,low cost,cheaper,cheapest,bargain,not expensive,nothing too expensive,not too pricey,not pricey|price:1 9
em conta,preço justo,custo benefício,bom preço,preço acessível,não muito caro,nada caro|buen precio,precio justo,precio razonable,no muy caro|good value,reasonable,not too expensive,fair price|price:1 9,price:2 8
preço médio,médio,nem caro nem barato|precio medio|mid range,midrange|price:2 9,price:1 5
caro,preço alto|carísimo,precio alto|expensive,pricey|price:3 9,price:4 9
luxo,chique,luxuoso,alto padrão|lujo,lujoso,cheto|luxury,fancy,posh,upscale,high end,five star|price:4 9,sofisticado 8,price:3 7
promoção,desconto,oferta,dose dupla|promo,descuento,2x1|discount,deal,coupon|price:1 5
meia entrada|media entrada|half price,student discount|price:1 5
# time
agora,já,está aberto|ahora,en este momento|now,right now|time:now
hoje,ainda hoje,mais tarde,logo mais|hoy|today|time:today
amanhã|mañana|tomorrow|time:in 1
depois de amanhã|pasado mañana|day after tomorrow|time:in 2
domingo,domingão||sunday|time:day 0
segunda,segunda feira|lunes|monday|time:day 1
terça,terça feira|martes|tuesday|time:day 2
quarta,quarta feira|miércoles|wednesday|time:day 3
quinta,quinta feira|jueves|thursday|time:day 4
sexta,sexta feira|viernes|friday|time:day 5
sábado,sabadão||saturday|time:day 6
fim de semana,final de semana,fds,finde|fin de semana|weekend|time:weekend
feriado,feriadão|finde largo,feriado largo|holiday,bank holiday,long weekend|time:holiday
cedinho,ao amanhecer,cedo|temprano|early morning,early|time:at 07:00
de manhã,manhã|a la mañana,por la mañana|morning|time:at 09:00
no almoço,hora do almoço,meio dia|mediodía,hora del almuerzo|lunchtime,lunch time,noon,midday|time:at 12:30
à tarde,de tarde,esta tarde,a tarde livre,tarde|a la tarde,por la tarde,para la tarde|afternoon|time:at 16:00
fim de tarde,final de tarde,fim da tarde,final da tarde,tardinha|tardecita|late afternoon,early evening|time:at 18:00
à noite,noite|noche|night,evening,tonight|time:at 20:00
tarde da noite,meia noite|tarde en la noche,medianoche|late night,midnight|time:at 23:00
de madrugada,madrugada,até amanhecer|hasta que amanezca,hasta que salga el sol|small hours,after midnight,until sunrise|time:at 01:00
# area
perto de mim,por perto,aqui perto,perto daqui,próximo de mim,pertinho,aqui do lado|cerca de mí,cerca de acá,cerca de aquí,por acá,acá cerca,cerquita|near me,nearby,close by,around here,nearest,closest|near:me
norte da ilha,norte||north|area:Canasvieiras 9,area:Ingleses 9,area:Jurerê 9,area:Santinho 9,area:Daniela 9,area:Rio Vermelho
sul da ilha,sul|sur|south|area:Campeche 9,area:Armação 9,area:Pântano do Sul 9,area:Ribeirão da Ilha 9,area:Morro das Pedras 9,area:Caieira da Barra do Sul 9,area:Rio Tavares 7
leste da ilha,leste|este de la isla,zona este|east of the island,east coast|area:Lagoa da Conceição 9,area:Barra da Lagoa 9,area:Costa da Lagoa 9,area:Rio Vermelho
oeste da ilha|oeste de la isla|west of the island,west coast|area:Santo Antônio de Lisboa 9,area:Sambaqui 9,area:Ribeirão da Ilha 5
continente,do outro lado da ponte||mainland|area:Estreito 9,area:Coqueiros 9
beira-mar norte,beiramar,av beira mar|costanera|beira mar avenue|area:Centro 8,area:Agronômica 8
Centro,centro da cidade,centro leste,rodoviária|microcentro|downtown,city center,bus station,the center
Lagoa da Conceição,lagoa,centrinho da lagoa,canto da lagoa,avenida das rendeiras|laguna|lagoon,lake
Costa da Lagoa|costa de la lagoa||area:Costa da Lagoa 9
Barra da Lagoa
Jurerê,praia do forte
Canasvieiras
Ingleses
Santinho,costão do santinho|||area:Santinho 9
Daniela
Rio Vermelho
Santo Antônio de Lisboa,santo antônio|san antonio de lisboa
Sambaqui|||area:Sambaqui 9,area:Santo Antônio de Lisboa 5
Campeche,novo campeche
Rio Tavares
Morro das Pedras
Pântano do Sul,pântano
Ribeirão da Ilha,ribeirão
Trindade
Agronômica
Praia Brava|||area:Ingleses 5,area:Canasvieiras 5
Joaquina,joaca|||area:Lagoa da Conceição 7
Praia Mole|||area:Lagoa da Conceição 7,area:Barra da Lagoa 5
Galheta|||area:Barra da Lagoa
Moçambique|||area:Rio Vermelho 8,area:Barra da Lagoa 5
Lagoinha do Leste|||area:Pântano do Sul 8
Lagoa do Peri|||area:Morro das Pedras 7,area:Armação 7
Armação
Matadeiro|||area:Armação 9
Caieira da Barra do Sul,caieira|||area:Caieira da Barra do Sul 9
Naufragados|||area:Caieira da Barra do Sul 9
UFSC,universidade federal|||area:Trindade 9,area:Córrego Grande 5
Itacorubi,udesc|||area:Córrego Grande 7,area:Trindade
Santa Mônica|||area:Córrego Grande 7,area:Trindade 7
Córrego Grande
Estreito
Coqueiros
Cacupé|||area:Santo Antônio de Lisboa 7
Ponta das Canas|||area:Canasvieiras 7
Açores,praia dos açores|||area:Pântano do Sul 9
Solidão,praia da solidão|||area:Pântano do Sul 8
aeroporto|aeropuerto|airport|area:Rio Tavares 5,area:Campeche 5
Ilha do Campeche|isla de campeche|campeche island|area:Campeche 4
# stop
aberta abertas aberto abertos abierta abierto abiertos about abre aca acaba acabe acabei aceita aceitam acepte acepten acesso acha achamos achar acho aconsejan acontece acontecendo adonde adoraria adoro after agenda ai ainda al algo alguem alguien algum alguma algun alguna ali alla allow allowed also am an and anda andamos andando ando antojo any anybody anyone anything anywhere aquela aquelas aquele aqueles aqui aquilo are aren around ask assim assistir at ate atienda atienden away be beber been before being bem best bien boa bom brasil brazil bring buena buenas bueno buscando busco by cachai cada can cara caramba cerca chama che chega chegando chegar chegou cheguei cincuenta cinquenta city coisa coisas come comece comendo comer comida comiendo como con conhece conhecem conhecer conheco conocen conocer conoces consegue conseguir consigo conta conviene cosas cost costs costuma costumam could craving cual cuando cuanto cuesta custa d da_cidade da_ilha daquele daqueles day de_la_ciudad de_la_isla decent deixo del depois desejo despues dessa dessas desse desses deu dia dica dicas did diga dijeron diz does doesn donde doze drink duas durante eat el ela elas ele eles en en_la_isla encanta encantan encantaria encontra encontrar encontrarmos encontro ends enjoy enquanto entao entra entrar era es escuchar essa essas esse esses esta estamos estan estao estar estava este esteja estou estoy eu everyone existe existem fala falar favor faz fazer fez fica ficar find fique fiz florianopolis floripa foi food for from fui funciona ganas gente get go going good gostamos gostaria gosto got great gusta gustaria hacen hacer has hasta have hay haya he hello her here hey hi him his hola how hum i idea ideally ideas if igual in in_town indica indicam indicar ir is isn isso isto it its junto just kind kinda know knows la lado las le legal les let leva levar levo like ll llegamos llegar lo look looking los louca louco love lugar lugares m mais manage mas maybe me meet meio mejor mejores melhor melhores menos mesma mesmo meu meus mi mientras minha minhas mira mis moco money month morrendo mostra mostrar much muchas mucho muchos muita muitas muito muitos muy my na_cidade na_ilha nada nao near nearby necesitamos necesito need nem nessa nesse nice nosotros nossa nosso not nothing nuestra nuestro nunca ocho of of_the_island oi ok okay ola on on_the_island onde only opcao opcoes open or our out outra outras outro outros ouvindo oye par parece passa passou pedir pena people perto pessoa pessoal pessoas place places plan planning play plays please plenty pls pode podem podemos poderia poderiam podes podria podrian porque posible possa possible possivel posso pouco pouquinho pras precisa precisamos precisando preciso probar procurando procuro programacao pros puede pueden puedo quais qual quando quanto quase quem quer querem queremos querendo queres queria queriamos quero querria quien quiere quieren quiero quisiera re reais reales really recomenda recomendam recomendar recomendas recomiendan recomiendas recommend recommendation recommendations role s sabe sabem saber sabes sabia sai saindo sair salgan salir sao sean seat see seja sejam ser sera seria she should si sin sit sitio sitios so some somebody someone something somewhere somos son sort sou soy spend spot spots stay stays stop su sugere sugerir sugerirme sugestao suggest suggestion suggestions sugiere t ta take takes taking talk tambem tan tanto tao te tell tem temos ten tenemos tenes tenga tengan tengo tenha tenham tenho tens ter that the them there they thing things thinking this those tiene tienen tienes time tipo to toda todo tomando tomar tomo too traveling travelling try trying tudo ultima ultimo un una unas unos us usa usar uses vai vale vamos varias vas vaya vc vcs ve vejo vende vendem venden ver verdad verdade vi viajando viajo vida vim vinte visit visitar visiting visito voce voces vontade vos vou voy want was watch watching we were what when where which while who whom will with wondering wont would y yo you your
`;
