/** News of industries, the market's day and the economy. Slots: {ind} industry, {prod} one of its products, {names} companies, {chg} per cent of the day, {lead}/{lag} industries, {n} a count. */
export const industryTitles = [
  '{ind}[协会|商会]发布{year}年[运行简报|景气报告]', '{ind}走访：{prod}厂家[忙着检修|在等订单]', '{prod}进入[传统旺季|淡季]，{ind}[各有算盘|冷暖不一]', '{ind}人才荒：会做{prod}的师傅不好找', '一图读懂{prod}产业链', '{place}{ind}展落幕，{prod}[成主角|人气最旺]', '{ind}出海记：{prod}在海外卖得怎么样', '{prod}标准修订，{ind}[企业参与讨论|征求意见]', '{ind}数智化改造：一条{prod}产线的变化', '专访{ind}老兵：{prod}行业[没有捷径|慢功夫]', '{ind}[月度|一周]观察：成交[平淡|回暖]', '{place}打造{ind}集群，{prod}成抓手', '{prod}回收怎么做？{ind}探路循环经济', '{ind}论坛观点：[拼价格|内卷]不是出路', '在{place}，{prod}撑起一条街', '{prod}[以旧换新|下乡]，{ind}渠道忙起来', '高校与{ind}共建{prod}实验室', '{ind}账期调查：回款[变慢|改善]', '谁在买{prod}：{ind}用户画像', '{broker}：{ind}进入[存量竞争|提质]阶段',
]
export const industryBodies = [
  '近日，记者走进{place}的多家{ind}企业，{prod}[车间里机器不停|仓库里货架半空]。', '{ind}[协会|商会]{date}发布的报告显示，行业整体运行平稳，{prod}需求[有所恢复|结构分化]。', '在{place}举行的{ind}展会上，{prod}吸引了[不少采购商|多国客商]。', '“{prod}这两年变化很快。”一位{ind}企业负责人说。', '{date}，{ind}专题研讨会在{place}召开，与会者围绕{prod}[展开讨论|交换看法]。', '对{ind}从业者来说，{prod}[既是机会也是考验|门槛越来越高]。', '{prod}的渠道正在变化，{ind}厂家[开始直面消费者|缩短了分销链条]。',
]
export const industryDetails = [
  '企业普遍反映，[招工|物流|融资]仍是[主要难题|需要帮助的地方]。', '不少厂家把重心转向[高附加值产品|售后服务]。', '上市公司{names}在该领域有所布局。', '专家建议，[加强行业自律|统一标准]，避免低水平重复。', '地方政府表示将[搭建平台|完善配套]。', '采购商最看重的是[交期|一致性|价格]。', '与往年相比，[小单、急单多了|客户更愿意签长单]。', '{broker}{analyst}认为，行业[分化|出清]还会持续一段时间。', '受访者对下一季度的判断[不一|偏谨慎|略为乐观]。', '新技术的应用[仍在试点|降低了能耗]。', '{names}等公司的相关人士参加了活动。', '数据口径以协会统计为准。',
]
export const wrapUpTitles = ['收评：[大盘|市场]涨{chg}，{lead}领涨', '[A盘|三大指数]集体上扬，{lead}走强', '收盘｜指数收红，{lead}板块[掀涨停潮|表现抢眼]', '放量上攻！{lead}[带队|扛旗]', '{lead}发力，[大盘|指数]涨{chg}', '今日市场：普涨，{lead}居首', '多头占优，{lead}与{lead2}轮番表现', '涨{chg}，[做多情绪回来了|久违的红盘]', '[日终盘点|盘后速览]：{lead}唱主角，{lag}掉队', '资金回流{lead}，市场[录得|收获]{chg}涨幅']
export const wrapDownTitles = ['收评：[大盘|市场]跌{chg}，{lag}领跌', '[指数|大盘]回落，{lag}[重挫|跌幅居前]', '收盘｜市场走弱，{lead}逆势[翻红|飘红]', '空头发难，{lag}[拖累|成重灾区]', '跌{chg}，{lead}独木难支', '缩量下行，{lag}资金[撤离|流出]', '今日市场：普跌，仅{lead}[抗住|收红]', '[午后跳水|尾盘回落]，市场跌{chg}', '[日终盘点|盘后速览]：{lag}垫底，避险升温', '{lag}与{lag2}双双走低，指数收绿']
export const wrapFlatTitles = ['收评：指数窄幅[震荡|整理]，{lead}活跃', '[大盘|市场]波澜不惊，{lead}小幅领先', '收盘｜涨跌互现，{lead}与{lag}[冰火两重天|走势迥异]', '多空[拉锯|僵持]，指数变动{chg}', '平盘附近[徘徊|打转]，{lead}[偷偷走强|冒头]', '今日市场：成交清淡，{lag}略弱', '[日终盘点|盘后速览]：没有主线的一天', '方向不明，资金在{lead}里[试探|小步快走]']
export const wrapBodies = ['{date}，市场[全天|整日]{dir}{chg}。行业方面，{lead}、{lead2}涨幅居前，{lag}、{lag2}表现落后。', '截至{date}收盘，[全市场加权|综合]指数{dir}{chg}，{lead}板块[排名第一|居首]，{lag}[垫底|居末]。', '{date}的交易中，指数{dir}{chg}。盘面上，{lead}[较为活跃|受到关注]，{lag}[走弱|承压]。', '市场{date}收{dir}{chg}，{lead}与{lead2}是[主要看点|少数亮点]，{lag}居后。']
export const wrapDetails = ['个股中，{upname}[大涨|涨幅突出]，{downname}[跌幅较大|走低]。', '{upname}[领涨|居涨幅榜前列]。', '{downname}[跌幅居前|回调明显]。', '交易员称，[短线资金偏谨慎|轮动较快]。', '{broker}策略团队认为，[市场仍以结构性机会为主|宜控制仓位、均衡配置]。', '消息面[较为平静|喜忧参半]。', '{analyst}（{broker}）表示，[风格切换尚未完成|量能是关键]。', '投资者[等待|关注]即将公布的数据。', '融资余额[变化不大|小幅波动]。']
export const morningTitles = ['早盘前瞻：[隔夜要闻|今日看点]一览', '盘前必读｜{names}等公司有公告', '[晨会|早间]纪要：关注{lead}', '{md}[投资提示|财经早餐]', '开盘前要知道的[几件事|{n}件事]', '今日[交易提示|备忘]：{names}有新消息', '早参｜昨日{lead}领先，今天看什么', '[券商晨报|晨间速递]：{broker}看好{lead}']
export const morningBodies = ['昨日市场{dir}{chg}，{lead}走势[较强|居前]。今日[请留意|需关注]以下事项：{names}发布公告。', '{broker}晨会认为，{lead}[景气延续|值得跟踪]，{lag}[仍需等待|左侧]。', '公告方面，{names}[披露重要事项|有新进展]。市场上一交易日{dir}{chg}。', '[要闻速览|盘前速览]：一、{names}披露公告；二、{lead}上一交易日表现居前；三、{prod}报价[持稳|有小幅变动]。']

/** Releases of the economy: {name} of the series, {value} with unit, {prev}, {period}. */
export const macroTitles = ['{period}{name}为{value}', '{bureau}：{period}{name}{value}', '{name}出炉：{value}', '{period}{name}公布，[前值|上期]{prev}', '[数据|宏观]｜{name}{value}，前值{prev}', '{name}最新读数{value}，{broker}[点评|解读]', '{bureau}公布{period}{name}', '一线｜{period}{name}：[读懂|看]背后的信号']
export const macroBodies = ['{bureau}{date}公布，{period}{name}为{value}，上期为{prev}。', '{date}公布的数据显示，{period}{name}{value}，前值{prev}。', '据{bureau}消息，{period}{name}录得{value}。上期值{prev}。', '{period}{name}{date}揭晓：{value}。前值为{prev}。']
export const macroDetails = ['{broker}{analyst}认为，读数[与预期大体一致|说明内需仍在修复]。', '[发言人|负责人]表示，经济运行[总体平稳|延续恢复态势]，外部环境[仍有不确定性|较为复杂]。', '分析人士称，政策[仍有空间|会保持连续性]。', '数据公布后，市场[反应平淡|波动不大]。', '下一次公布时间为[下月中旬|下月同期]。', '结构上看，[服务|高技术]领域[好于|快于]整体。']
