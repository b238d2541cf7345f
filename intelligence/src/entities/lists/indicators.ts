// Economic indicators, market measures and indices: id, Chinese names, English names.
export const indicators = `
gdp|国内生产总值,GDP,国内生产总值增速|GDP,gross domestic product
gni|国民总收入|gross national income
cpi|居民消费价格指数,CPI,居民消费价格,核心CPI|CPI,consumer price index,consumer prices,core CPI
ppi|工业生产者出厂价格指数,PPI,工业生产者出厂价格|PPI,producer price index,producer prices
pce|个人消费支出物价指数,核心PCE|PCE,core PCE
pmi|采购经理指数,PMI,制造业PMI,制造业采购经理指数|PMI,purchasing managers' index,manufacturing PMI
pmi-services|非制造业PMI,非制造业商务活动指数,服务业PMI|services PMI,non-manufacturing PMI
pmi-caixin|财新PMI,财新制造业PMI,财新服务业PMI|Caixin PMI
ism|ISM制造业指数,ISM制造业PMI|ISM index,ISM manufacturing
industrial-output|工业增加值,规模以上工业增加值|industrial output,industrial production,value-added of industry
industrial-profit|工业企业利润,规模以上工业企业利润|industrial profits
capacity-use|产能利用率|capacity utilization,capacity utilisation
fixed-investment|固定资产投资,民间投资,民间固定资产投资|fixed-asset investment,fixed asset investment
infrastructure-investment|基础设施投资,基建投资|infrastructure investment
property-investment|房地产开发投资,房地产投资|property investment,real estate investment
home-sales|商品房销售面积,商品房销售额|new home sales,home sales
home-prices|房价指数,商品住宅销售价格,70城房价|home prices,house price index
housing-starts|房屋新开工面积,新开工面积|housing starts
retail-sales|社会消费品零售总额,社零,社零总额|retail sales
disposable-income|居民人均可支配收入,可支配收入|disposable income
unemployment|城镇调查失业率,调查失业率,失业率|unemployment rate,jobless rate
payrolls|非农就业,非农就业人数,非农数据,新增非农|nonfarm payrolls,non-farm payrolls
jobless-claims|初请失业金人数,首次申请失业救济人数|initial jobless claims,jobless claims
new-jobs|城镇新增就业|urban new jobs
exports|出口总额,出口额|exports value
imports|进口总额,进口额|imports value
trade-total|进出口总额,进出口总值,货物贸易进出口|total trade
trade-surplus|贸易顺差,贸易逆差|trade surplus,trade deficit,trade balance
current-account|经常账户,经常项目|current account
fdi|实际使用外资,外商直接投资,实际利用外资|foreign direct investment,FDI
fx-reserves|外汇储备,外储|foreign exchange reserves,forex reserves,FX reserves
gold-reserves|黄金储备|gold reserves
m0|流通中货币,M0|M0
m1|狭义货币,M1|M1
m2|广义货币,M2,M2增速|M2,broad money
social-financing|社会融资规模,社融,社会融资规模增量,新增社融,社融存量|total social financing,aggregate financing
new-loans|新增人民币贷款,新增贷款,人民币贷款|new yuan loans,new loans
deposits|人民币存款,居民存款|household deposits
lpr|贷款市场报价利率,LPR,1年期LPR,5年期LPR,5年期以上LPR|LPR,loan prime rate
mlf|中期借贷便利,MLF,MLF利率|MLF,medium-term lending facility
slf|常备借贷便利,SLF|SLF,standing lending facility
psl|抵押补充贷款,PSL|pledged supplementary lending
tlf|定向中期借贷便利,TMLF|TMLF
reverse-repo|逆回购,7天期逆回购,逆回购利率|reverse repo,reverse repos
rrr|存款准备金率,法定存款准备金率,存准率|RRR,reserve requirement ratio
benchmark-rate|存款基准利率,贷款基准利率,基准利率|benchmark rate,policy rate
fed-funds|联邦基金利率,联邦基金目标利率|federal funds rate,fed funds rate
shibor|上海银行间同业拆放利率,SHIBOR|SHIBOR
dr007|DR007,质押式回购利率|DR007
hibor|香港银行同业拆息,HIBOR|HIBOR
libor|伦敦银行同业拆借利率,LIBOR|LIBOR
sofr|担保隔夜融资利率,SOFR|SOFR
cgb-yield|国债收益率,10年期国债收益率,十年期国债收益率|government bond yield,10-year government bond yield
ust-yield|美债收益率,10年期美债收益率,美国国债收益率|Treasury yield,10-year Treasury yield,Treasury yields
yield-curve|收益率曲线|yield curve
usdcny|人民币汇率,人民币中间价,人民币对美元汇率,人民币兑美元,离岸人民币,在岸人民币|yuan exchange rate,offshore yuan,onshore yuan,USD/CNY
dxy|美元指数|dollar index,DXY
rpi|零售物价指数|RPI,retail price index
consumer-confidence|消费者信心指数|consumer confidence,consumer confidence index,consumer sentiment
business-confidence|企业家信心指数,经济景气指数|business confidence
zew|ZEW经济景气指数|ZEW index
ifo|IFO商业景气指数|Ifo index
leading-index|先行指数,领先指标|leading index
electricity-use|全社会用电量,用电量,发电量|electricity consumption,power consumption
freight|货运量,铁路货运量|freight volume,rail freight
pork-price|猪肉价格,生猪价格,猪价|pork prices,hog prices
oil-price|国际油价,布伦特原油,WTI原油,原油价格|Brent crude,WTI crude,crude oil prices,oil prices
gold-price|金价,国际金价,现货黄金|gold price,gold prices,spot gold
copper-price|铜价,伦铜|copper prices
coal-price|动力煤价格,煤价|coal prices,thermal coal prices
iron-ore-price|铁矿石价格|iron ore prices
lithium-price|碳酸锂价格|lithium carbonate prices
bdi|波罗的海干散货指数,BDI指数|Baltic Dry Index,BDI
scfi|上海出口集装箱运价指数,SCFI|SCFI
crb|CRB指数|CRB index
fiscal-revenue|一般公共预算收入,财政收入|fiscal revenue
fiscal-spending|一般公共预算支出,财政支出|fiscal spending,government spending
deficit-ratio|赤字率,财政赤字率|deficit ratio,fiscal deficit
special-bonds|地方政府专项债,专项债,新增专项债|special bonds,local government special bonds
ultra-long-bonds|超长期特别国债,特别国债|special treasury bonds,ultra-long special treasury bonds
land-sales|土地出让收入,国有土地使用权出让收入|land sales revenue
tax-revenue|税收收入|tax revenue
leverage|宏观杠杆率,居民杠杆率|leverage ratio,debt-to-GDP ratio
npl|不良贷款率,不良率|non-performing loan ratio,NPL ratio
car|资本充足率,核心一级资本充足率|capital adequacy ratio
nim|净息差|net interest margin
epidemic|确诊病例,新增确诊病例|confirmed cases
grain-output|粮食产量|grain output
birth-rate|出生率,出生人口|birth rate
carbon-price|碳价,全国碳市场碳价|carbon price
gini|基尼系数|Gini coefficient
engel|恩格尔系数|Engel coefficient
r-and-d|研发经费投入强度,研发经费|R&D intensity
sse-composite|上证指数,上证综指,沪指|Shanghai Composite,SSE Composite,Shanghai Composite Index
szse-component|深证成指,深成指|Shenzhen Component
chinext|创业板指,创业板指数|ChiNext,ChiNext Index
star50|科创50,科创50指数|STAR 50,STAR50
csi300|沪深300,沪深300指数|CSI 300,CSI300
csi500|中证500|CSI 500
csi1000|中证1000|CSI 1000
sse50|上证50|SSE 50
bse50|北证50|BSE 50
hang-seng|恒生指数,恒指|Hang Seng,Hang Seng Index
hang-seng-tech|恒生科技指数,恒生科技|Hang Seng Tech
hscei|国企指数|Hang Seng China Enterprises Index
dow|道琼斯工业平均指数,道指,道琼斯指数|Dow Jones Industrial Average,Dow Jones,DJIA
spx|标普500,标普500指数|S&P 500
nasdaq-index|纳斯达克综合指数,纳指,纳斯达克指数|Nasdaq Composite
russell|罗素2000|Russell 2000
nikkei|日经225,日经指数,日经225指数|Nikkei,Nikkei 225
topix|东证指数|TOPIX
kospi|韩国综合指数,KOSPI|KOSPI
ftse100|富时100,富时100指数|FTSE 100
dax|德国DAX指数,DAX指数|DAX
cac40|法国CAC40指数|CAC 40
stoxx|欧洲斯托克600指数,斯托克600|Stoxx 600,STOXX Europe 600
sensex|孟买敏感指数|Sensex
nifty|印度NIFTY指数|Nifty,Nifty 50
vix|恐慌指数,VIX指数|VIX,volatility index
sox|费城半导体指数|Philadelphia Semiconductor Index
msci-china|MSCI中国指数|MSCI China
a50|富时中国A50,A50指数|FTSE China A50
eps|每股收益|earnings per share,EPS
roe|净资产收益率,ROE|return on equity,ROE
roa|总资产收益率|return on assets
pe|市盈率|price-to-earnings ratio,P/E ratio
pb|市净率|price-to-book ratio
gross-margin|毛利率|gross margin
net-margin|净利率|net margin
revenue|营业收入,营收|net sales,total revenue
net-profit|净利润,归母净利润,扣非净利润|net profit,net income
ebitda|息税折旧摊销前利润|EBITDA
cash-flow|经营活动现金流,经营性现金流|operating cash flow,free cash flow
debt-ratio|资产负债率|debt-to-asset ratio
turnover-rate|换手率|turnover rate
margin-balance|融资余额,两融余额,融资融券余额|margin balance,margin debt
northbound|北向资金,陆股通|northbound flows,northbound capital
southbound|南向资金,港股通|southbound flows
`
