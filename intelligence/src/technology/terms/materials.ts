/** Terms of chemicals and materials (see `terms.ts` for how a line is read). */
export const materials = `
新材料|new material;advanced material
  碳纤维|carbon fibre;carbon fiber
  石墨烯|graphene
  玻璃纤维;玻纤|glass fibre;fiberglass;glass fiber
  复合材料|composite material
  高温合金|superalloy
  超导材料;超导|superconducting material;superconductor
  纳米材料|nanomaterial
  气凝胶|aerogel
  芳纶|aramid
  超高分子量聚乙烯|ultra-high molecular weight polyethylene;UHMWPE
  人造金刚石;培育钻石;超硬材料|synthetic diamond;lab-grown diamond;superhard material
  蓝宝石|sapphire
  陶瓷材料;先进陶瓷;结构陶瓷|advanced ceramics;ceramic material
  3D打印材料;金属粉末|metal powder
  可降解塑料;生物降解塑料|biodegradable plastic
  膜材料;功能膜;光学膜|functional film;optical film
  导热材料;散热材料|thermal interface material;thermal conductive material
  电磁屏蔽材料|electromagnetic shielding material
  隐身材料|stealth material
  耐火材料|refractory
  保温材料;隔热材料|thermal insulation material
  催化剂|catalyst
  分子筛|molecular sieve
  粉末冶金|powder metallurgy
金属;有色金属|metal;non-ferrous metal
  稀土|rare earth
    永磁材料;钕铁硼;稀土永磁|permanent magnet;NdFeB;neodymium magnet
  锂;碳酸锂;锂盐;锂矿|lithium;lithium carbonate;lithium salt
    氢氧化锂|lithium hydroxide
  钴|cobalt
  镍|nickel
  铜;电解铜;阴极铜|copper;copper cathode
    铜加工;铜材;铜管;铜杆|copper product;copper tube;copper rod
  铝;电解铝|aluminium;aluminum
    铝型材;铝材;铝加工|aluminium profile;aluminium product
    铝箔|aluminium foil
    氧化铝|alumina
  锌|zinc
  铅|lead metal
  锡|tin
  钨;硬质合金|tungsten;cemented carbide
  钼|molybdenum
  钛;海绵钛;钛材|titanium
  镁;镁合金|magnesium
  锰;电解锰|manganese
  钒|vanadium
  锗|germanium
  镓|gallium
  锑|antimony
  黄金;金矿|gold
  白银;银|silver
  铂;贵金属|platinum;precious metal
  铁矿石;铁矿;铁精粉|iron ore
钢铁;钢材|steel;iron and steel
  特钢;特种钢|special steel
  不锈钢|stainless steel
  硅钢;取向硅钢|silicon steel;electrical steel
  钢管;无缝钢管|steel pipe;seamless pipe
  钢结构|steel structure
  钢丝绳;钢帘线|steel wire rope;steel cord
  铸造;铸件|casting;foundry product
  锻造;锻件|forging
  紧固件|fastener
化工;化学品|chemicals;chemical products
  石油化工;石化|petrochemical
    乙烯|ethylene
    丙烯;聚丙烯|propylene;polypropylene
    聚乙烯|polyethylene
    PTA;精对苯二甲酸|PTA;purified terephthalic acid
    乙二醇|ethylene glycol
    苯乙烯|styrene
    沥青|asphalt;bitumen
  氯碱;烧碱|chlor-alkali;caustic soda
    PVC;聚氯乙烯|PVC;polyvinyl chloride
  纯碱|soda ash
  甲醇|methanol
  醋酸|acetic acid
  化肥;肥料|fertiliser;fertilizer
    尿素|urea
    磷肥;磷酸一铵;磷酸二铵|phosphate fertilizer
    钾肥;氯化钾|potash
    复合肥|compound fertilizer
  农药;除草剂;杀虫剂|pesticide;herbicide;insecticide;agrochemical
    草甘膦|glyphosate
  磷化工;磷矿;黄磷|phosphorus chemical;phosphate rock
  氟化工;制冷剂;氟化物|fluorochemical;refrigerant
    含氟聚合物;PTFE;聚四氟乙烯|fluoropolymer;PTFE
    PVDF;聚偏氟乙烯|PVDF
  有机硅|silicone;organosilicon
  钛白粉|titanium dioxide
  染料|dye;dyestuff
  颜料|pigment
  涂料;油漆|coating;paint
  油墨|ink
  胶粘剂;胶黏剂|adhesive
  表面活性剂|surfactant
  橡胶;合成橡胶|rubber;synthetic rubber
    炭黑|carbon black
    橡胶助剂|rubber additive
    天然橡胶|natural rubber
  塑料;改性塑料;工程塑料|plastic;modified plastic;engineering plastic
    聚碳酸酯|polycarbonate
    尼龙;聚酰胺;己内酰胺|nylon;polyamide;caprolactam
    聚酰亚胺;PI膜|polyimide;PI film
    塑料管道;塑料管|plastic pipe
    BOPP;BOPET;聚酯薄膜|polyester film;BOPET;BOPP
  聚氨酯;MDI|polyurethane;MDI
  环氧树脂|epoxy resin
  酚醛树脂;合成树脂|phenolic resin;synthetic resin
  化学纤维;化纤|chemical fibre;synthetic fiber
    涤纶;聚酯;涤纶长丝|polyester;polyester filament
    粘胶;粘胶短纤|viscose
    氨纶|spandex
    锦纶|polyamide fibre
  民爆;工业炸药;民用爆炸物品|civil explosives;industrial explosives
  香精;香料|flavour;fragrance
  食品添加剂;甜味剂|food additive;sweetener
  饲料添加剂;维生素;氨基酸|feed additive;vitamin;amino acid
    蛋氨酸|methionine
  工业气体|industrial gas
  双氧水|hydrogen peroxide
  活性炭|activated carbon
  水处理剂;水处理化学品|water treatment chemical
  助剂;抗氧化剂;阻燃剂|additive;antioxidant;flame retardant
建筑材料;建材|building material
  水泥|cement
  混凝土;预拌混凝土;商品混凝土|concrete;ready-mixed concrete
  减水剂|water reducer;concrete admixture
  玻璃;平板玻璃;浮法玻璃|glass;float glass
  建筑陶瓷;瓷砖|ceramic tile
  卫浴;卫生洁具|sanitary ware;bathroom
  防水材料|waterproof material
  石膏板|gypsum board
  门窗;幕墙|doors and windows;curtain wall
  管桩|pipe pile
  人造板;木地板;地板|wood panel;flooring
  装配式建筑|prefabricated building
包装;包装材料|packaging;packaging material
  纸包装;纸箱|paper packaging;carton
  塑料包装|plastic packaging
  金属包装;易拉罐|metal packaging;beverage can
  玻璃瓶;药用玻璃|glass bottle;pharmaceutical glass
造纸;纸制品|paper making;paper
  生活用纸|tissue paper
  特种纸|specialty paper
  纸浆|pulp
纺织;纺织品|textile
  棉纱;纱线|cotton yarn;yarn
  面料;印染|fabric;dyeing and finishing
  无纺布;非织造布|non-woven fabric;nonwoven
  丝绸|silk
  羊绒;羊毛|cashmere;wool
  家纺;家用纺织品|home textile
  皮革;合成革|leather;synthetic leather
`
