// Departments, regulators, central banks, exchanges, courts and bodies: id, Chinese names, English names.
export const departments = `
state-council|国务院,国务院办公厅,国办|State Council
npc|全国人大,全国人民代表大会,全国人大常委会|National People's Congress,NPC
cppcc|全国政协,政协|CPPCC
central-committee|中共中央,党中央,中央政治局,中共中央政治局,中央政治局会议|CPC Central Committee,Politburo
central-finance|中央财经委员会,中央财经委,中央金融委员会,中央金融委,中央金融办|Central Financial Commission
central-deepening|中央深改委,中央全面深化改革委员会|Central Comprehensively Deepening Reforms Commission
central-discipline|中央纪委,中纪委,国家监委,中央纪委国家监委|CCDI,Central Commission for Discipline Inspection
ndrc|国家发展改革委,国家发展和改革委员会,国家发改委,发改委,发展改革委|NDRC,National Development and Reform Commission
mof|财政部|Ministry of Finance
pboc|中国人民银行,人民银行,央行,人行|PBOC,People's Bank of China,PBoC
csrc|中国证监会,证监会,中国证券监督管理委员会|CSRC,China Securities Regulatory Commission
nfra|国家金融监督管理总局,金融监管总局,金监总局|NFRA,National Financial Regulatory Administration
cbirc|银保监会,中国银保监会,中国银行保险监督管理委员会,银监会,中国银监会,保监会,中国保监会,中国银行业监督管理委员会,中国保险监督管理委员会|CBIRC,CBRC,CIRC
safe|国家外汇管理局,外汇管理局,外汇局,外管局|SAFE,State Administration of Foreign Exchange
mofcom|商务部|MOFCOM,Ministry of Commerce
miit|工业和信息化部,工信部|MIIT,Ministry of Industry and Information Technology
most|科学技术部,科技部|Ministry of Science and Technology
mohurd|住房和城乡建设部,住房城乡建设部,住建部|MOHURD,Ministry of Housing and Urban-Rural Development
mot|交通运输部|Ministry of Transport
mnr|自然资源部|Ministry of Natural Resources
mee|生态环境部,环保部|Ministry of Ecology and Environment,MEE
mara|农业农村部,农业部|Ministry of Agriculture and Rural Affairs
mwr|水利部|Ministry of Water Resources
moe|教育部|Ministry of Education
mohrss|人力资源和社会保障部,人力资源社会保障部,人社部|Ministry of Human Resources and Social Security
mca|民政部|Ministry of Civil Affairs
moj|司法部|Ministry of Justice
mps|公安部|Ministry of Public Security
mss|国家安全部,国安部|Ministry of State Security
mofa|外交部|Ministry of Foreign Affairs
mnd|国防部|Ministry of National Defense
mct|文化和旅游部,文旅部|Ministry of Culture and Tourism
nhc|国家卫生健康委员会,国家卫生健康委,国家卫健委,卫健委,卫生部|National Health Commission,NHC
mem|应急管理部|Ministry of Emergency Management
audit|审计署|National Audit Office
sasac|国务院国资委,国资委,国务院国有资产监督管理委员会,国有资产监督管理委员会|SASAC
samr|国家市场监督管理总局,市场监督管理总局,市场监管总局,国家市场监管总局,工商总局,国家工商总局|SAMR,State Administration for Market Regulation
nmpa|国家药品监督管理局,国家药监局,药监局,食药监总局|NMPA,National Medical Products Administration
nhsa|国家医疗保障局,国家医保局,医保局|NHSA,National Healthcare Security Administration
sta|国家税务总局,税务总局|State Taxation Administration,STA
customs|海关总署|General Administration of Customs,GACC
nbs|国家统计局,统计局|National Bureau of Statistics,NBS
nea|国家能源局,能源局|National Energy Administration,NEA
cac|国家互联网信息办公室,国家网信办,网信办,中央网信办|Cyberspace Administration of China,CAC
nrta|国家广播电视总局,广电总局|National Radio and Television Administration,NRTA
nppa|国家新闻出版署,新闻出版署|National Press and Publication Administration,NPPA
sport|国家体育总局,体育总局|General Administration of Sport
caac|中国民用航空局,民航局|CAAC,Civil Aviation Administration of China
nra|国家铁路局|National Railway Administration
spb|国家邮政局|State Post Bureau
cnipa|国家知识产权局,知识产权局|CNIPA
nfga|国家林业和草原局,国家林草局,林草局|National Forestry and Grassland Administration
cma|中国气象局,气象局|China Meteorological Administration
cea|中国地震局|China Earthquake Administration
nda|国家数据局|National Data Administration
tcm|国家中医药管理局|National Administration of Traditional Chinese Medicine
tobacco|国家烟草专卖局,烟草专卖局|State Tobacco Monopoly Administration
grain|国家粮食和物资储备局,国家粮储局|National Food and Strategic Reserves Administration
ncha|国家文物局|National Cultural Heritage Administration
cnsa|国家航天局|CNSA
cas|中国科学院,中科院|Chinese Academy of Sciences
cae|中国工程院|Chinese Academy of Engineering
cass|中国社会科学院,中国社科院,社科院|Chinese Academy of Social Sciences,CASS
drc|国务院发展研究中心,国研中心|Development Research Center of the State Council
scio|国务院新闻办公室,国新办,国务院新闻办|State Council Information Office,SCIO
hkmao|国务院港澳办|Hong Kong and Macao Affairs Office
tao|国台办|Taiwan Affairs Office
spc|最高人民法院,最高法|Supreme People's Court
spp|最高人民检察院,最高检|Supreme People's Procuratorate
sse|上海证券交易所,上交所,沪市交易所|Shanghai Stock Exchange
szse|深圳证券交易所,深交所|Shenzhen Stock Exchange
bse|北京证券交易所,北交所|Beijing Stock Exchange
hkex|香港交易所,港交所,香港联交所,联交所|HKEX,Hong Kong Exchanges,Hong Kong Stock Exchange
neeq|全国中小企业股份转让系统,全国股转公司,全国股转系统,股转公司|NEEQ
shfe|上海期货交易所,上期所|Shanghai Futures Exchange,SHFE
dce|大连商品交易所,大商所|Dalian Commodity Exchange
czce|郑州商品交易所,郑商所|Zhengzhou Commodity Exchange
cffex|中国金融期货交易所,中金所|CFFEX
gfex|广州期货交易所,广期所|Guangzhou Futures Exchange
csdc|中国证券登记结算有限责任公司,中国结算,中登公司|China Securities Depository and Clearing
sac|中国证券业协会,中证协|Securities Association of China
amac|中国证券投资基金业协会,中基协,基金业协会|Asset Management Association of China
capco|中国上市公司协会|China Association for Public Companies
iac|中国保险行业协会|Insurance Association of China
cba|中国银行业协会,中银协|China Banking Association
nafmii|中国银行间市场交易商协会,银行间市场交易商协会,交易商协会|NAFMII
caam|中国汽车工业协会,中汽协|CAAM,China Association of Automobile Manufacturers
cpca|乘用车市场信息联席会,全国乘用车市场信息联席会,乘联会,乘联分会|China Passenger Car Association,CPCA
cisa|中国钢铁工业协会,中钢协|China Iron and Steel Association
cpia|中国光伏行业协会|China Photovoltaic Industry Association
csia|中国半导体行业协会|China Semiconductor Industry Association
cnia|中国有色金属工业协会|China Nonferrous Metals Industry Association
ccia|中国煤炭工业协会|China National Coal Association
cca|中国水泥协会|China Cement Association
cec|中国电力企业联合会,中电联|China Electricity Council
imt-gt|中国信息通信研究院,中国信通院,信通院|China Academy of Information and Communications Technology,CAICT
cflp|中国物流与采购联合会,中物联|China Federation of Logistics and Purchasing
ccpit|中国贸促会,贸促会|CCPIT
ssf|全国社会保障基金理事会,社保基金会,全国社保基金|National Council for Social Security Fund
isc|中证中小投资者服务中心,投服中心|China Securities Investor Services Center
cfets|中国外汇交易中心,外汇交易中心|CFETS,China Foreign Exchange Trade System
fed|美联储,美国联邦储备委员会,联邦公开市场委员会|Federal Reserve,Fed,FOMC,US Federal Reserve
us-treasury|美国财政部|US Treasury,Treasury Department,U.S. Treasury
us-sec|美国证券交易委员会,美国证交会,美国SEC|SEC,Securities and Exchange Commission
us-commerce|美国商务部|Commerce Department,US Commerce Department,Department of Commerce
us-bis|美国商务部工业与安全局|Bureau of Industry and Security,BIS
us-ftc|美国联邦贸易委员会|FTC,Federal Trade Commission
us-fcc|美国联邦通信委员会|FCC,Federal Communications Commission
us-fda|美国食品药品监督管理局,美国食药监局,美国FDA|FDA,Food and Drug Administration
us-doj|美国司法部|Justice Department,DOJ,Department of Justice
us-doe|美国能源部|Department of Energy,Energy Department
us-dod|美国国防部,五角大楼|Pentagon,Department of Defense,Defense Department
us-labor|美国劳工部,美国劳工统计局|Labor Department,Bureau of Labor Statistics,BLS
us-eia|美国能源信息署|EIA,Energy Information Administration
us-cftc|美国商品期货交易委员会|CFTC,Commodity Futures Trading Commission
us-fdic|美国联邦存款保险公司|FDIC,Federal Deposit Insurance Corporation
us-occ|美国货币监理署|Office of the Comptroller of the Currency
us-epa|美国环保署|EPA,Environmental Protection Agency
us-faa|美国联邦航空管理局|FAA,Federal Aviation Administration
us-nhtsa|美国国家公路交通安全管理局|NHTSA
us-irs|美国国税局|IRS,Internal Revenue Service
us-ustr|美国贸易代表办公室|USTR,US Trade Representative
us-itc|美国国际贸易委员会|International Trade Commission,USITC
us-congress|美国国会,美国参议院,美国众议院|US Congress,US Senate,House of Representatives
us-white-house|白宫|White House
us-supreme-court|美国最高法院|US Supreme Court
us-finra|美国金融业监管局|FINRA
us-pcaob|美国公众公司会计监督委员会|PCAOB
cfius|美国外国投资委员会|CFIUS
nyse|纽约证券交易所,纽交所|New York Stock Exchange
nasdaq|纳斯达克交易所,纳斯达克证券交易所|Nasdaq Stock Market
ecb|欧洲央行,欧洲中央银行|ECB,European Central Bank
ec|欧盟委员会,欧委会|European Commission
ep|欧洲议会|European Parliament
boe|英国央行,英格兰银行|Bank of England,BoE
uk-fca|英国金融行为监管局|Financial Conduct Authority,FCA
uk-cma|英国竞争与市场管理局|Competition and Markets Authority
boj|日本央行,日本银行|Bank of Japan,BOJ
jp-fsa|日本金融厅|Financial Services Agency
jp-meti|日本经济产业省,经产省|METI
bok|韩国央行,韩国银行|Bank of Korea,BOK
rbi|印度央行,印度储备银行|Reserve Bank of India,RBI
sebi|印度证券交易委员会|SEBI,Securities and Exchange Board of India
rba|澳洲联储,澳大利亚储备银行|Reserve Bank of Australia,RBA
rbnz|新西兰联储|Reserve Bank of New Zealand,RBNZ
boc-ca|加拿大央行|Bank of Canada
snb|瑞士央行|Swiss National Bank,SNB
riksbank|瑞典央行|Riksbank
cbr|俄罗斯央行,俄央行|Bank of Russia
hkma|香港金融管理局,香港金管局,金管局|HKMA,Hong Kong Monetary Authority
hksfc|香港证监会|Securities and Futures Commission,SFC
mas|新加坡金融管理局,新加坡金管局|Monetary Authority of Singapore,MAS
imf|国际货币基金组织|IMF,International Monetary Fund
world-bank|世界银行,世行|World Bank
wto|世界贸易组织,世贸组织|WTO,World Trade Organization
who|世界卫生组织,世卫组织|WHO,World Health Organization
un|联合国|United Nations,UN
oecd|经合组织,经济合作与发展组织|OECD
opec|欧佩克,石油输出国组织,OPEC+|OPEC,OPEC+
iea|国际能源署|International Energy Agency,IEA
bis-basel|国际清算银行|Bank for International Settlements
fsb|金融稳定理事会|Financial Stability Board
iosco|国际证监会组织|IOSCO
wipo|世界知识产权组织|WIPO
adb|亚洲开发银行,亚开行|Asian Development Bank,ADB
aiib|亚洲基础设施投资银行,亚投行|AIIB,Asian Infrastructure Investment Bank
ndb|新开发银行,金砖银行|New Development Bank
g20|二十国集团|G20
g7|七国集团|G7
brics|金砖国家|BRICS
apec|亚太经合组织|APEC
sco|上海合作组织,上合组织|Shanghai Cooperation Organisation
nato|北约|NATO
wgc|世界黄金协会|World Gold Council,WGC
worldsteel|世界钢铁协会|World Steel Association
lme|伦敦金属交易所|London Metal Exchange,LME
lse|伦敦证券交易所,伦交所|London Stock Exchange,LSE
comex|纽约商品交易所|COMEX,NYMEX
msci|明晟公司|MSCI
ftse-russell|富时罗素|FTSE Russell
moodys|穆迪|Moody's,Moodys
spglobal|标普全球,标准普尔|Standard & Poor's,S&P Global
fitch|惠誉|Fitch Ratings,Fitch
`
