/**
 * Research reports. Slots: {short}, {code}, {prod}, {sector}, {target} and {close} prices, {rating}, {broker},
 * {analyst}, {cut}/{kept}.
 */
export const titlesUp = [
  '{short}（{code}）：{prod}[迎来拐点|放量在即]，上调至“{rating}”',
  '{short}：上调评级，[预期差|被低估的]{prod}龙头',
  '{short}深度：从{prod}看第二增长曲线',
  '{short}点评：[超预期|好于预期]，上调目标价至{target}元',
  '{short}：{sector}回暖，我们比市场更乐观',
  '{short}跟踪：盈利[弹性|上修]空间打开',
  '{short}：{prod}提价落地，[利润率回升|看好修复]',
  '{short}首次覆盖：{prod}[小巨人|隐形冠军]',
  '{prod}的春天？{short}值得[重估|高看一眼]',
  '{broker}：买{short}的[三个|几个]理由',
  '{short}（{code}）跟踪：[订单|份额]改善验证逻辑',
  '被错杀的{short}，目标价{target}元',
  '{sector}选股：为什么是{short}',
  '{short}：[现金牛|好生意]里的成长性',
  '{short}调研：{prod}[开足马力|供不应求]',
  '重申看好{short}',
]
export const titlesDown = [
  '{short}（{code}）：{prod}承压，下调至“{rating}”',
  '{short}：下调盈利预测，[静待|等待]拐点',
  '{short}点评：[低于预期|不及预期]，目标价下调至{target}元',
  '{short}：{prod}竞争加剧，[谨慎看待|短期回避]',
  '{short}跟踪：毛利率[仍在下行|修复慢于预期]',
  '{short}：{sector}逆风未散，[降低评级|保守为上]',
  '{short}快评：风险释放需要时间',
  '{short}：估值偏高，转向“{rating}”',
  '{short}：{prod}红利消退，[锁定收益|暂避锋芒]',
  '{broker}：{short}的[三个|几个]疑问',
  '{short}（{code}）跟踪：[订单|份额]走弱',
  '不便宜的{short}，目标价{target}元',
  '{sector}降温，{short}难免',
  '{short}：成长[放缓|遇阻]',
  '{short}调研：{prod}[库存偏高|开工不足]',
  '对{short}转为谨慎',
]
export const titlesKeep = [
  '{short}（{code}）：{prod}稳健，维持“{rating}”',
  '{short}：经营平稳，[关注|跟踪]{prod}进展',
  '{short}调研纪要：{prod}产能与订单',
  '{short}点评：符合预期，维持目标价{target}元',
  '{short}：{sector}中的[稳定器|压舱石]',
  '{short}跟踪报告：[节奏|步伐]未变',
  '{short}：在变化中[寻找|等待]确定性',
  '{short}更新：维持评级，[微调|更新]模型',
  '{short}（{code}）：等{prod}的下一张订单',
  '{broker}：{short}[无惊无喜|按部就班]',
  '{short}：目标价{target}元不变',
  '{sector}季度巡礼之{short}',
  '{prod}[平淡|淡]季里的{short}',
  '{short}：我们的模型改了哪里',
  '和{short}管理层聊了一小时',
  '{short}：性价比[适中|一般]',
]
export const openings = [
  '我们将{short}评级[调整为|定为]“{rating}”，目标价{target}元，对应最新收盘价{close}元。',
  '{date}，我们[更新|发布]了对{short}（{code}）的看法：评级“{rating}”，目标价{target}元（现价{close}元）。',
  '投资要点：{short}主营{prod}，我们给予“{rating}”评级，目标价{target}元。最新收盘价{close}元。',
  '{broker}对{short}给出“{rating}”评级，六个月目标价{target}元，报告日收盘价{close}元。',
]
export const reasonsUp = [
  '{prod}[供需格局改善|价格企稳回升]，公司作为{sector}中的主要供应商将[率先受益|获得更大份额]。',
  '公司[成本曲线|一体化优势]在行业中靠前，盈利修复的弹性[被市场忽视|较大]。',
  '渠道调研显示，{prod}库存[回到健康水平|处于低位]，客户[重新补货|提货积极]。',
  '新产能[爬坡顺利|投放节奏合理]，规模效应将带动单位成本下降。',
  '公司现金流[充裕|稳健]，分红[具备提升空间|可持续]。',
  '我们认为市场[过度担忧|低估了]{prod}的持续性，当前估值[有吸引力|隐含过低预期]。',
  '产品结构向高端{prod}[延伸|升级]，平均售价有望抬升。',
  '管理层[激励到位|执行力经过验证]，经营目标兑现度高。',
]
export const reasonsDown = [
  '{prod}[新增供给集中释放|价格竞争加剧]，公司毛利率[仍有下行压力|难以守住]。',
  '下游客户[去库存|压价]尚未结束，订单能见度[较低|下降]。',
  '公司费用刚性，收入放缓时利润[弹性为负|降幅会更大]。',
  '应收账款与存货[双升|周转变慢]，现金流质量[值得警惕|走弱]。',
  '当前估值[高于|明显高于]历史均值，[与基本面不匹配|缺乏安全边际]。',
  '我们担心{sector}的[政策|需求]不确定性会[延续|压制估值]。',
  '资本开支[仍处高峰|偏激进]，折旧将拖累未来利润。',
  '公司在{prod}上的[份额出现松动|技术迭代慢于对手]。',
]
export const reasonsKeep = [
  '{prod}业务[平稳|按计划推进]，收入结构没有明显变化。',
  '公司指引[未作调整|与我们此前假设一致]，我们维持盈利预测。',
  '{sector}景气[处于中性位置|尚待观察]，公司经营[稳健|略好于同业]。',
  '短期催化剂[有限|不多]，建议关注{prod}新客户进展。',
  '估值[处于合理区间|与同业相当]，风险收益比[均衡|一般]。',
  '研发与产能投入[节奏合理|稳步推进]，效果有待后续季度验证。',
  '海外业务[占比尚小|稳步拓展]，汇率影响可控。',
  '分红政策[稳定|延续]，提供一定下行保护。',
]
export const risks = [
  '风险提示：[原材料价格波动|需求不及预期]、[行业竞争加剧|新品推广不顺]、[汇率波动|政策变化]。',
  '主要风险包括{prod}价格[大幅波动|下跌]以及客户集中。',
  '风险因素：宏观经济[下行|复苏慢于预期]；[产能投放延后|技术路线变化]。',
  '我们的判断可能错在：{prod}需求[低估|高估]，或[竞争对手扩产超预期|成本变化]。',
]
export const forecasts = [
  '我们[基于|采用][分部估值|市盈率与现金流折现相结合]的方法得出目标价。',
  '盈利预测方面，我们对未来两年[采取中性假设|的假设较为审慎]。',
  '与可比公司相比，{short}的估值[处于中位|有差异]，主要反映{prod}业务的[成长性|周期性]。',
  '敏感性分析显示，{prod}价格是利润[最敏感的变量|的主要驱动]。',
]

export const titlesUpEn = [
  '{Co}: {product} turning, raise to {ratingEn}',
  '{Co}: upgrade on better {product} outlook',
  '{Co}: we see more than the market does; TP CNY {target}',
  '{Co} initiation: quiet leader in {product}',
  'Upgrading {Co}',
  '{Co}: margins on the mend',
  'Reasons to own {Co}',
  '{Co}: orders for {product} confirm our case',
  '{Co}: unloved and cheap, TP CNY {target}',
  '{sector} picks: {Co}',
]
export const titlesDownEn = [
  '{Co}: {product} under pressure, cut to {ratingEn}',
  '{Co}: trimming estimates; TP CNY {target}',
  '{Co}: patience required',
  '{Co}: valuation leaves no cushion',
  'Downgrading {Co}',
  '{Co}: competition in {product} bites',
  'Questions for {Co}',
  '{Co}: orders for {product} fade',
  '{Co}: not cheap enough, TP CNY {target}',
  '{sector} cools, and so does {Co}',
]
export const titlesKeepEn = [
  '{Co}: steady as she goes; keep {ratingEn}',
  '{Co}: in line, TP CNY {target}',
  '{Co}: notes from a plant visit',
  '{Co}: waiting for a catalyst',
  'Checking in on {Co}',
  '{Co}: model update',
  '{Co}: no surprise is good',
  '{Co}: an hour with management',
  '{Co}: fair at CNY {target}',
  '{sector} review: {Co}',
]
export const openingsEn = [
  'We rate {Co} ({code}) {ratingEn} with a target price of CNY {target} against a last close of CNY {close}.',
  '{broker} sets a target of CNY {target} for {Co} and a rating of {ratingEn}; the stock last closed at CNY {close}.',
  'Our rating on {Co} is {ratingEn}. Target CNY {target}, last close CNY {close}.',
  '{Co}, a maker of {product}, is rated {ratingEn}. We value it at CNY {target} a share; it closed at CNY {close}.',
]
export const reasonsUpEn = [
  'Supply of {product} is tightening and the company should gain first.',
  'Channel checks suggest stocks are back to normal.',
  'Costs are among the lowest in {sector}.',
  'Cash flow is healthy and the payout could rise.',
  'The market underrates how long demand for {product} can last.',
  'The mix is moving up-market.',
]
export const reasonsDownEn = [
  'New supply of {product} will weigh on prices.',
  'Customers have not finished destocking.',
  'Costs are sticky and margins will fall further.',
  'Receivables and stock are both rising.',
  'The valuation is above its own history.',
  'Share is slipping to newer rivals.',
]
export const reasonsKeepEn = [
  'Business in {product} is proceeding as planned.',
  'Guidance is unchanged and so are our numbers.',
  '{sector} is neither hot nor cold.',
  'We see few catalysts in the near term.',
  'The valuation is in line with peers.',
  'Overseas sales are still small.',
]
export const risksEn = [
  'Risks: raw materials, demand, competition.',
  'Main risks are prices of {product} and customer concentration.',
  'We could be wrong on demand for {product}.',
  'Risks include policy change and delays in new capacity.',
]
