/**
 * Sentences that fit behind many a report: who says so, what it may mean, what to beware of. Nothing here carries a
 * figure.
 */
export const goodView = [
  '{broker}{analyst}认为，此事[有助于|会]改善市场对{short}的[盈利预期|看法]。',
  '有机构投资者表示，{short}的基本面[正在好转|拐点渐近]。',
  '{broker}在快评中写道，{short}在{sector}中的[竞争地位|话语权]得到加强。',
  '接近公司的人士称，内部对[后续进展|下半年]颇有信心。',
  '{analyst}（{broker}）指出，[消息的含金量不低|这比市场想的要好]。',
  '一位持有{short}的基金经理说：“[等的就是这个|方向对了，剩下的是兑现]。”',
  '{broker}维持对{short}的积极看法，理由是[产品竞争力|订单可见度]提升。',
  '从产业链反馈看，{sector}的景气[有回升迹象|底部已现]。',
  '不少投资者在互动平台上[点赞|表示欢迎]。',
  '市场人士分析，{short}[短期情绪|估值]有望得到提振。',
  '{broker}将{short}列入[关注|重点跟踪]名单。',
  '同行一位高管私下评价，{short}“[走得比我们快|抓住了时机]”。',
]

export const badView = [
  '{broker}{analyst}提醒，此事对{short}的影响[可能不止一个季度|尚未被充分定价]。',
  '有机构投资者表示，[将重新评估|会下调]对{short}的盈利预测。',
  '{broker}在快评中写道，{short}的[风险敞口|不确定性]正在上升。',
  '一位曾持有{short}的基金经理说：“[先出来看看|这种时候不赌]。”',
  '{analyst}（{broker}）认为，[市场低估了问题的严重性|修复需要时间]。',
  '投资者在互动平台上[追问不断|要求公司给个说法]。',
  '从产业链反馈看，{sector}的[压力还在加大|寒意未消]。',
  '市场人士担心，{short}的[估值中枢|信用]会因此下移。',
  '{broker}称，后续需关注[公司的应对|现金流变化]。',
  '有律师指出，公司还应[及时披露进展|说明内部责任]。',
  '同行一位高管说，这在{sector}里“[不是个案|早有苗头]”。',
  '{short}的[供应商|合作方]表示正在了解情况。',
]

export const neutralTail = [
  '截至发稿，公司[未进一步置评|未回复采访请求]。',
  '公司将根据进展[及时履行信息披露义务|另行公告]。',
  '敬请广大投资者[注意投资风险|理性投资]。',
  '{short}主营{prod}，属{sector}板块。',
  '公司总部位于{city}，{chair}任董事长。',
  '{short}证券代码为{code}。',
  '公开资料显示，{short}的主要产品包括{prod}。',
  '本报记者将持续关注。',
  '（编辑：[青禾|老渡|小满|知白]）',
  '上述消息以公司正式公告为准。',
  '投资者热线{date}[一度占线|接听正常]。',
  '{short}[所属的|所在的]{sector}板块近期关注度较高。',
  '公司证券部人士对记者说，目前[没有更多可以披露的|以公告内容为准]。',
  '更多细节有待[下一份|后续]公告。',
  '公司曾在上一次投资者交流中[提及|谈到]相关计划。',
  '据了解，{chair}[未出席|出席了]当日的沟通会。',
]

/** Where a whole industry is the subject. */
export const industryView = [
  '{broker}{analyst}认为，{ind}内部[将加速分化|的格局会重新洗牌]。',
  '一位从业[十余年|多年]的人士说，{ind}[很久没有这样的变化了|每一轮都是这样]。',
  '{ind}协会表示，将[引导会员企业有序应对|跟踪影响]。',
  '上市公司中，{members}等[涉及|从事]相关业务。',
  '{members}[被市场视为|均属]相关标的。',
  '多家{ind}企业对记者称，[正在研究细则|影响还在评估]。',
  '产业链上下游的[议价关系|排产节奏]或随之调整。',
  '{broker}的研报把目光投向[龙头公司|有成本优势的企业]。',
  '短期看[情绪先行|预期在前]，中期要看[订单和利润|落地情况]。',
  '{members}[暂未|尚未]就此发布公告。',
]

/** What follows days later: title and body of a report that looks back. */
export const followTitles = [
  '{short}[再回应|最新回应]：{product}相关事项[进展顺利|仍在推进]',
  '追踪｜{short}{product}一事后续',
  '[一周|数日]之后，{short}的{product}怎么样了',
  '{short}披露{product}事项进展',
  '回访{short}：管理层谈{product}',
  '{short}电话会纪要：分析师追问{product}',
  '记者走进{short}{city}工厂：{product}现状',
  '{short}董秘[答投资者问|谈{product}]：一切以公告为准',
  '{product}风波未了，{short}[给出时间表|再发声明]',
  '{short}股东大会[实录|侧记]：{product}成焦点',
  '{short}：关于{product}事项的进展公告',
  '深度｜{short}的{product}[下一步|接下来怎么走]',
]
export const followLeads = [
  '{short}此前披露的{product}事项有了新进展。{date}，公司[在电话会上|通过公告]介绍了最新情况。',
  '距离上次公告已过去[数日|一段时间]，{co}{date}再次就{product}一事作出说明。',
  '{date}，记者就{product}相关事项[致电|走访]{co}。',
  '{co}{date}召开投资者交流会，{product}是被问得最多的话题。',
  '围绕{product}，{co}{date}[更新了口径|补充了细节]。',
  '董秘{secretary}{date}对投资者表示，{product}相关事项[正按计划推进|没有新的变化]。',
]
export const followDetails = [
  '公司称，[原先的安排不变|节奏比预想的略慢]。',
  '董事长{chair}说，公司会[把话说在前面|用结果说话]。',
  '有投资者追问影响是否已经体现在[股价|报表]里，公司[没有正面回答|称不评论股价]。',
  '相关费用或收益将在[当期|下期]报表中反映。',
  '现场[工人正常上下班|物流车辆进出有序]。',
  '分析师的提问集中在[时间表|毛利率]上。',
  '公司承诺，重大变化会在第一时间公告。',
  '与此前相比，公司的表述[更谨慎|更有底气]了。',
]

/** Rumours before a fact, and what becomes of them. */
export const rumourTitles = [
  '传{short}[将有大动作|有重磅消息]，公司暂未回应',
  '市场传闻｜{short}{product}[有变|出现新情况]',
  '[网传|据传]{short}正就{product}与多方接触',
  '{short}异动背后：{product}传闻[发酵|四起]',
  '消息人士：{short}近期或公布{product}相关事项',
  '坊间热议{short}，{product}传言待证',
  '独家｜{short}{product}或生变化',
  '一则小作文，让{short}[成了焦点|尾盘异动]',
]
export const rumourLeads = [
  '市场{date}流传一则关于{co}的消息，称公司[近期将公布|正在酝酿]与{product}有关的重要事项。记者致电公司，[暂未获得回复|工作人员表示不清楚]。',
  '两名[知情人士|熟悉情况的人士]对记者表示，{co}的{product}业务[可能出现变化|将有新消息]，具体内容尚未公布。',
  '投资者社区{date}热传{co}与{product}的消息，真实性[有待证实|未经确认]。',
  '有传言称{co}的{product}[要有大动静|情况有变]。公司未予置评。',
]
export const denialTitles = [
  '{short}[紧急|深夜]澄清：{product}传闻不实',
  '{short}：网传消息[不属实|系谣言]，已报案',
  '{short}否认{product}相关传言',
  '{short}回应：不存在应披露而未披露的信息',
  '澄清公告来了，{short}说“没有的事”',
  '{short}：关于媒体报道的澄清公告',
  '辟谣！{short}称{product}业务一切正常',
  '{short}董秘：小作文不要信',
]
export const denialLeads = [
  '针对市场上关于{product}的传闻，{co}{date}发布澄清公告，称[消息不实|有关内容与事实不符]。',
  '{co}{date}表示，网络流传的{product}消息[纯属捏造|没有依据]，公司[保留追究法律责任的权利|已向公安机关报案]。',
  '{co}否认了[有关|近日流传的]{product}传言，强调[经营正常|不存在应披露未披露事项]。',
  '“没有这回事。”{co}证券部人士{date}对记者说。',
]
export const confirmTitles = [
  '传闻坐实：{short}{product}一事[得到公司确认|落地]',
  '{short}证实此前{product}传言',
  '传了几天，{short}终于承认',
  '{short}确认{product}消息，细节随后公布',
]
export const confirmLeads = [
  '此前流传数日的消息得到证实。{co}{date}确认了{product}相关事项。',
  '{co}{date}发布公告，证实了市场此前关于{product}的传闻。',
  '传言成真，{co}{date}作出正式披露。',
  '{co}{date}承认，有关{product}的传闻[基本属实|大体不错]。',
]

/** First sentences for any event, where its own bank has none that fits: `{what}` is what such an event is called. */
export const anyLead = [
  '{ind}{date}传出{what}的消息，[企业|从业者]反应不一。',
  '{date}，{what}成为{ind}的[焦点|热门话题]。',
  '{ind}再度因{what}受到关注，消息{date}传开。',
  '记者{date}从多家{ind}企业了解到，{what}[已成定局|正在发生]。',
  '{what}，{ind}{date}迎来[新变化|新变量]。',
  '{ind}{date}[被一则消息搅动|不平静]：{what}。',
  '{co}{date}就{what}事项[发布公告|作出披露]。',
  '{date}，{co}披露{what}的有关情况。',
  '{what}的消息{date}得到{co}证实。',
  '{co}{date}成为关注对象，原因是{what}。',
]
