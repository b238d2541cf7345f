/** Exchange rates, CNY for one unit: code|name zh|name en|first value|yearly volatility, per cent. */
export const fxTable = `
ecb-cross.USDCNY|美元兑人民币|US dollar to CNY|7.12|3.6
ecb-cross.EURCNY|欧元兑人民币|Euro to CNY|7.78|6.2
ecb-cross.GBPCNY|英镑兑人民币|Pound sterling to CNY|9.02|6.8
ecb-cross.JPYCNY|日元兑人民币|Japanese yen to CNY|0.0482|8.5
ecb-cross.HKDCNY|港元兑人民币|Hong Kong dollar to CNY|0.913|3.6
`

/** Interbank rates, per cent: code|name zh|name en|above the overnight rate. */
export const shiborTable = `
shibor.ON|隔夜拆放利率|Interbank rate, overnight|0
shibor.1W|1周拆放利率|Interbank rate, 1 week|0.12
shibor.2W|2周拆放利率|Interbank rate, 2 weeks|0.19
shibor.1M|1个月拆放利率|Interbank rate, 1 month|0.27
shibor.3M|3个月拆放利率|Interbank rate, 3 months|0.38
shibor.6M|6个月拆放利率|Interbank rate, 6 months|0.46
shibor.9M|9个月拆放利率|Interbank rate, 9 months|0.52
shibor.1Y|1年拆放利率|Interbank rate, 1 year|0.58
`

/** Monthly figures: code|name zh|name en|unit|mean|how far it wanders|days until it is published. */
export const macroTable = `
macro.cpi-yoy|居民消费价格同比|Consumer prices, year on year|%|1.2|0.25|10
macro.ppi-yoy|工业生产者出厂价格同比|Producer prices, year on year|%|-0.4|0.5|10
macro.pmi|制造业采购经理指数|Manufacturing PMI|index|50.2|0.45|1
macro.services-pmi|服务业商务活动指数|Services activity index|index|51.4|0.5|1
macro.m2-yoy|广义货币供应量同比|M2, year on year|%|8.1|0.25|12
macro.new-loans|新增人民币贷款|New loans|CNY 100 million|16500|5200|12
macro.social-financing|社会融资规模增量|Aggregate financing|CNY 100 million|27500|7000|12
macro.retail-yoy|社会消费品零售总额同比|Retail sales, year on year|%|4.6|0.8|16
macro.industry-yoy|规模以上工业增加值同比|Industrial output, year on year|%|5.6|0.5|16
macro.investment-yoy|固定资产投资累计同比|Fixed investment, year to date|%|3.9|0.4|16
macro.exports-yoy|出口金额同比|Exports, year on year|%|4.2|3.2|9
macro.imports-yoy|进口金额同比|Imports, year on year|%|2.4|3.4|9
macro.unemployment|城镇调查失业率|Surveyed unemployment|%|5.2|0.08|16
macro.power-yoy|全社会用电量同比|Power use, year on year|%|6.1|1.1|18
macro.house-prices|新建住宅价格环比|New home prices, month on month|%|-0.1|0.18|16
`
