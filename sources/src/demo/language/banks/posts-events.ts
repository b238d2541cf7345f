import type { EventType } from '../../world.ts'

/** What one writes on a board on hearing news: `{news}` is a short phrase for what happened. */
export const dfGood = [
  '{news}！[{nick}要起飞|{nick}稳了]',
  '{nick}{news}，[明天高开|不涨没天理]',
  '[刚看到|公告出了]：{nick}{news}，[加仓|拿住]',
  '{news}，这还[不涨停|不买]？{nick}',
  '等的就是{news}，{nick}[冲|🚀]',
  '{nick}{news}[，利好实锤|，格局打开]',
  '{news}都不涨的话[我吃土|不可能]，{nick}',
  '[半夜|晚上]看到{nick}{news}，[睡不着了|明天满上]',
]
export const dfBad = [
  '{news}……{nick}[明天跌停预定|凉凉]',
  '{nick}{news}，[快跑|别犹豫]',
  '[公告看了吗|刚看到]：{nick}{news}，[完犊子|雷爆了]',
  '{news}，{nick}[股东等着哭|还有人敢拿？]',
  '就知道{nick}要出事，{news}',
  '{nick}{news}[，利空实锤|，先撤了]',
  '{news}还有人说利好？{nick}[醒醒|别骗人了]',
  '{nick}{news}，[我人没了|又被埋]😱',
]
/** One does not agree with what most make of it. */
export const dfAgainstGood = [
  '{nick}{news}？[早就涨完了|利好兑现，走]',
  '{news}[就这|金额太小]，{nick}别追',
  '{news}都知道了，{nick}[主力正好出货|明天高开低走]',
  '说{nick}{news}的，[看看毛利率|别上头]',
  '{nick}{news}又怎样，[落不到利润|画饼]',
  '借{news}拉高，{nick}[我卖了|跑路]',
]
export const dfAgainstBad = [
  '{nick}{news}，[一次性的|利空落地]，敢跌就买',
  '{news}[影响不大|早就反映了]，{nick}别慌',
  '恐慌盘给我吧，{nick}{news}[不伤筋骨|没那么严重]',
  '{news}砸出来的是[黄金坑|机会]，{nick}',
  '{nick}{news}[，主力借机洗盘|，吓唬散户]，接',
  '割在{news}的人[会后悔|等着追高吧]，{nick}',
]
export const xqGood = [
  '{mark} {news}。[这件事的分量，市场可能还没算清楚|我认为是实质性利好]。',
  '[读公告|快评]：{mark}{news}，[对明年的利润贡献值得期待|验证了我之前的判断]。',
  '{mark} {news}，[说明客户用脚投票|竞争力不言自明]。我会[继续持有|加一点]。',
  '从{news}这件事看{mark}：[方向对，执行也在线|拐点信号越来越清楚]。',
  '{news}，[不算意外但值得高兴|比预期早]。{mark}的[逻辑在强化|估值该重估了]。',
  '简单算了一下，{mark}{news}之后，[盈利预测要上调|安全边际更厚]。',
]
export const xqBad = [
  '{mark} {news}。[这不是一次性问题|我认为影响被低估]。',
  '[读公告|快评]：{mark}{news}，[投资逻辑被破坏了|之前的担心成真]。',
  '{mark} {news}，[先降仓位再说|我选择离场]。[信任一旦没了很难回来|后面可能还有]。',
  '从{news}这件事看{mark}：[治理有问题|内控形同虚设]。',
  '{news}，[坏消息往往不止一个|股价还没跌够]。{mark}我会[回避|减仓]。',
  '简单测算，{mark}{news}之后，[今年的利润要打折|估值反而更贵了]。',
]
export const xqAgainstGood = [
  '{mark} {news}，[标题很漂亮，细节一般|算下来对利润影响有限]。[不追|冷静]。',
  '市场对{mark}{news}[过于兴奋|反应过度]，我[反手减了|卖了一部分]。',
  '{news}？[合同不等于利润|好消息总在高位出现]。{mark}继续回避。',
  '{mark}{news}是[预期之内|老故事]，[利好出尽|兑现窗口]。',
]
export const xqAgainstBad = [
  '{mark} {news}，[短空长多|一次性影响]，[错杀|价格已经反映]。我在{close}[接了一点|加仓]。',
  '市场对{mark}{news}[反应过度|过分恐慌]，[基本面没变|现金流依旧]。',
  '{news}之后{mark}反而[更便宜|出清了]，[逆向的人会喜欢|值得重新看]。',
  '不必为{mark}{news}恐慌，[影响可控|比传言轻]。[继续拿着|择机加]。',
]
export const xqFlat = [
  '{mark} {news}，[影响中性|好坏参半]，[先观察|等细节]。',
  '[备忘|记录]：{mark}{news}。[具体影响等财报|不下结论]。',
  '{mark}{news}，[大家怎么看|欢迎讨论]？',
  '关于{mark}{news}，公告里[关键数字没给|信息不多]，[不急着表态|再等等]。',
]
export const dfFlat = [
  '{nick}{news}，[影响多大|算利好还是利空]？',
  '{nick}{news}，[先看戏|等明天]',
  '{news}，[记一笔|知道了]，{nick}',
  '{nick}{news}[，跟我没关系|，无感]',
]

/** What happened, in the words of a board; several ways each. */
export const newsPhrases: Readonly<Record<EventType, readonly string[]>> = {
  'contract-win': ['[签|拿]大单了', '中标{product}', '拿下{other}的订单', '[又|再]签合同'],
  'contract-loss': ['丢单了', '被{other}甩了', '大客户跑了', '合同黄了'],
  'product-approval': ['{product}获批了', '{product}过审', '批文到手', '拿到证了'],
  'product-launch': ['出新品了', '{product}上新', '发布会开了', '{product}量产'],
  recall: ['召回{product}', '产品出问题要召回', '{product}质量翻车', '被要求召回'],
  accident: ['工厂出事了', '厂里着火', '停产了', '{place}那边出事故'],
  'buy-back': ['[宣布|要]回购', '掏钱回购', '出回购方案了', '董事长提议回购'],
  'holder-sells': ['大股东[又|要]减持', '减持公告来了', '股东要套现', '老股东跑路'],
  'holder-buys': ['大股东增持', '高管自己买了', '实控人出手增持', '增持计划来了'],
  'guidance-up': ['业绩预增', '上调指引', '预告大增', '利润要爆'],
  'guidance-down': ['业绩预减', '下修指引', '业绩变脸', '预告暴雷'],
  'earnings-beat': ['财报超预期', '{period}业绩超预期', '利润超预期{rate}', '业绩亮眼'],
  'earnings-miss': ['财报不及预期', '{period}业绩拉胯', '利润少了{rate}', '财报暴雷'],
  'regulation-tightens': ['行业出新规了', '被监管收紧', '政策打压', '新规落地'],
  'regulation-eases': ['政策松绑', '准入放开', '行业限制取消', '政策利好'],
  'input-price-up': ['原料涨价', '成本又上去了', '{product}涨疯了', '上游提价'],
  'input-price-down': ['原料跌价', '成本降了', '{product}大跌', '上游让利'],
  'product-price-up': ['{product}提价', '产品涨价了', '发涨价函了', '{product}涨{rate}'],
  'product-price-down': ['{product}降价', '打价格战', '产品跌价', '{product}跌{rate}'],
  merger: ['要并购{other}', '重组来了', '收购{other}', '官宣并购'],
  'merger-fails': ['重组黄了', '收购终止', '并购告吹', '{other}没买成'],
  lawsuit: ['被告了', '惹上官司', '账户被冻结', '被{other}起诉'],
  'lawsuit-won': ['官司赢了', '胜诉', '打赢官司', '法院判赢'],
  inspection: ['被检查了', '{body}上门了', '检查组来了', '被{body}盯上'],
  penalty: ['被罚了', '吃罚单', '罚单来了', '违规被处罚'],
  capacity: ['新厂投产', '{product}扩产', '新产线开了', '{place}建新基地'],
  shortage: ['缺货', '断供了', '缺料减产', '{product}供不上'],
  subsidy: ['拿到补助', '补贴到账', '政府发钱', '补贴政策来了'],
  'export-limit': ['出口被限', '被加关税', '上清单了', '海外卖不动了'],
  'management-change': ['换老总了', '高管辞职', '换帅', '人事大变动'],
  financing: ['要定增', '发可转债', '又要融资', '再融资来了'],
  pledge: ['大股东质押', '股票又质押了', '质押率爆表', '补充质押'],
  'dividend-plan': ['要分红', '分红大方案', '提高分红', '派现来了'],
}
