import type { ChineseEventBank } from './bank.ts'

export const inputPriceUp: ChineseEventBank = {
  filing: [
    '{short}：关于主要原材料价格上涨的提示性公告', '{short}：关于成本上升对公司影响的说明', '{short}：关于原料采购成本变动的公告', '{short}：就原材料涨价作出说明',
  ],
  wire: [
    '{product}涨价{rate}，{ind}成本承压', '{ind}上游原料再涨', '{product}报价一周上调{rate}', '{short}：原材料上涨挤压毛利', '{product}现货紧俏，报价走高', '{short}：采购成本上升{rate}',
  ],
  press: [
    '原料一天一个价，{ind}叫苦', '{product}涨{rate}，{ind}利润被谁拿走了', '涨价潮下，{ind}工厂[不敢接单|按单议价]', '成本压顶，{short}能把涨价传下去吗', '{short}：原料涨了，产品价还没动', '{product}行情火热，下游{ind}却笑不出来', '库存见底撞上涨价，{short}采购犯难', '买涨不买跌 {product}把{ind}逼到墙角',
  ],
  lead: [
    '{product}价格{date}继续上行，较月初上涨{rate}，{ind}成本压力加大。', '受[供应收紧|检修集中]影响，{product}报价上调，{ind}企业采购成本抬升。', '{co}{date}表示，主要原料{product}价格上涨将影响毛利。', '{ind}正在承受一轮原料涨价。', '{date}，{product}主流报价再度上移。', '原料端的涨价，开始传到{co}的报表上。',
  ],
  detail: [
    '贸易商[惜售|封盘]，现货[难求|成交清淡]。', '下游多以[随用随采|刚需补库]为主。', '分析师预计，高价将维持[一个季度左右|到新产能投放]。', '企业能否转嫁，取决于[订单结构|议价能力]。', '部分厂商已[发出调价函|暂停接新单]。', '库存低的企业压力更大。', '期货与现货的价差[收窄|扩大]，套保比例有所提高。',
  ],
}

export const inputPriceDown: ChineseEventBank = {
  filing: [
    '{short}：关于主要原材料价格变动的说明', '{short}：关于成本下降对经营影响的自愿披露', '{short}：关于能源价格调整的公告', '{short}：就采购价格回落情况的说明',
  ],
  wire: [
    '{product}跌价{rate}，{ind}成本减轻', '{ind}上游原料回落', '{product}报价下调{rate}', '{short}：原料降价改善毛利', '{product}现货走弱', '{short}：采购成本下降{rate}',
  ],
  press: [
    '原料跌了，{ind}喘口气', '{product}降{rate}，{ind}谁最受益', '成本松动，{short}毛利率有望修复', '{product}价格掉头，下游{ind}迎来窗口', '便宜的{product}，让{short}报表好看起来', '供应放量，{product}跌破关键价位', '等了[一年|三个季度]，{ind}终于等到原料降价', '压力解除 {short}重开停掉的产线',
  ],
  lead: [
    '{product}价格{date}走低，较月初下跌{rate}，{ind}成本下降。', '随着新增供应释放，{product}报价[连续下调|持续回落]，{ind}企业受益。', '{co}{date}表示，主要原料{product}价格回落，成本压力缓解。', '{ind}等来原料降价。', '{date}，{product}主流报价下移。', '原料端的让利，开始流向{co}。',
  ],
  detail: [
    '贸易商[积极出货|让利促成交]，买方观望。', '分析师认为，低价对[中游制造|加工环节]更有利。', '不过，产品售价也可能随之[松动|走低]。', '库存较高的企业短期要承担跌价损失。', '按当前价格测算，毛利率有望回升。', '下游正[小幅补库|按需采购]。', '成本传导一般滞后[一到两个月|一个季度]。',
  ],
}

export const productPriceUp: ChineseEventBank = {
  filing: [
    '{short}：关于上调{product}价格的公告', '{short}：关于产品提价的提示性公告', '{short}：关于部分产品价格调整的公告', '{short}：自愿披露{product}调价情况',
  ],
  wire: [
    '{short}：{product}提价{rate}', '{short}上调{product}价格', '{product}厂家集体提价', '{ind}：{product}价格上调{rate}', '{short}发调价函，{product}涨{rate}', '{product}主流价格上行',
  ],
  press: [
    '涨价函来了：{short}{product}贵了{rate}', '提价{rate}，{short}底气十足', '{product}又涨了，{ind}利润弹性打开', '谁在推高{product}的价格', '{short}带头提价，同行跟不跟', '供不应求，{product}[一货难求|排队提货]', '{ind}涨价季，{product}领跑', '渠道抢货 {short}宣布提价',
  ],
  lead: [
    '{co}{date}宣布上调{product}价格，幅度{rate}。', '{product}价格{date}上调{rate}，{ind}企业盈利改善。', '因需求[旺盛|超出预期]、库存偏低，{co}提高了{product}售价。', '{co}向客户发出调价函，{product}[自即日起|下月起]提价。', '{ind}再现提价，{product}报价{date}上移。', '{co}涨价了。',
  ],
  detail: [
    '下游对提价的接受度[较高|好于以往]。', '{product}的社会库存处于[近年低位|低位]。', '假设销量不变，提价将直接增厚利润。', '同行[已经跟进|表示正在评估]。', '上一次提价是在[半年前|去年底]。', '董秘{secretary}说，调价是[成本与供需|市场供求]共同作用的结果。', '新产能短期难以释放，价格有支撑。',
  ],
}

export const productPriceDown: ChineseEventBank = {
  filing: [
    '{short}：关于下调{product}价格的公告', '{short}：关于产品降价的风险提示公告', '{short}：关于{product}市场价格波动的提示', '{short}：关于{product}中选集采及价格变动的公告',
  ],
  wire: [
    '{short}：{product}降价{rate}', '{short}下调{product}价格', '{product}价格战再起', '{ind}：{product}价格下跌{rate}', '{product}报价创阶段新低', '{short}：{product}售价承压',
  ],
  press: [
    '{product}跌{rate}，{ind}离底还有多远', '价格战烧到{product}，{short}跟了', '{short}降价求量，利润怎么守', '卖一件亏一件？{product}价格跌到成本线', '{ind}过剩，{product}没有最低只有更低', '降{rate}！{short}把{product}打到地板价', '谁先撑不住：{product}降价背后的产能账', '库存压顶 {ind}被迫让利',
  ],
  lead: [
    '{co}{date}下调{product}价格，降幅{rate}。', '{product}价格{date}下跌{rate}，{ind}企业盈利受压。', '供过于求之下，{product}报价[继续走低|跌至低位]。', '{co}跟进降价，{product}售价[自即日起|下月起]下调。', '{ind}价格战升级，{product}首当其冲。', '{co}的{product}不得不降价了。',
  ],
  detail: [
    '厂家库存[持续累积|高于往年]。', '部分企业的{product}已经[亏损现金成本|接近盈亏线]。', '业内呼吁[控产保价|停止无序竞争]。', '下游买涨不买跌，观望情绪浓。', '若价格持续低迷，减值压力会上升。', '董秘{secretary}称，公司以[保现金流|保份额]为先。', '新增产能还在投放，拐点未到。',
  ],
}

export const capacity: ChineseEventBank = {
  filing: [
    '{short}：关于{product}项目[建成投产|开工建设]的公告', '{short}：关于投资建设{product}生产基地的公告', '{short}：对外投资公告', '{short}：关于募投项目达产的公告', '{short}：关于与{place}签署投资协议的公告',
  ],
  wire: [
    '{short}：{place}{product}项目投产', '{short}拟{amount}投建{product}基地', '{short}：{product}扩产落地{place}', '{short}{product}新线点火', '{short}：投资{amount}扩建产能', '{short}：{product}产能提升{rate}',
  ],
  press: [
    '{short}{amount}砸向{product}，胆量从何而来', '{place}新厂开机，{short}{product}产能上台阶', '逆周期扩产，{short}赌对了吗', '满产之后，{short}决定再建一座工厂', '{short}在{place}落子，{product}就近供货', '{product}产能竞赛，{short}加码{amount}', '从打桩到出货 {short}{place}项目提前投产', '扩产{rate}，{short}订单跟得上吗',
  ],
  lead: [
    '{co}{date}公告，拟在{place}投资{amountx}建设{product}生产基地。', '{co}位于{place}的{product}项目{date}[正式投产|点火试车]。', '{co}的{product}扩产计划有了进展，[新增产能约{rate}|一期已经建成]。', '{co}与{place}签约，将建设{product}项目，总投资{amountx}。', '为满足[客户需求|交付]，{co}扩充{product}产能。', '{co}的新产线开机了。',
  ],
  detail: [
    '项目达产后，{product}产能将提高{rate}。', '建设资金来自[自有资金和银行贷款|募集资金]。', '项目[分两期|一次规划、分期]实施，首期预计[明年|年内]达产。', '{place}将在土地、[用能|税收]方面给予支持。', '董事长{chair}说，扩产是跟着订单走的。', '有分析师担心行业[供给过快|新增产能偏多]。', '设备已完成招标，[本地|当地]用工超过[三百|五百]人。',
  ],
}

export const shortage: ChineseEventBank = {
  filing: [
    '{short}：关于{product}供应紧张的提示性公告', '{short}：关于原料供应受限对生产影响的公告', '{short}：关于部分产线降负荷运行的公告', '{short}：就供应问题的说明公告',
  ],
  wire: [
    '{product}缺货，{ind}减产', '{ind}：{product}供应告急', '{product}交期拉长', '{short}：因缺料下调排产', '{short}{product}断供', '{product}库存降至警戒线',
  ],
  press: [
    '一“料”难求，{ind}停工待料', '{product}缺口有多大？{ind}采购经理这样说', '交期从[四周|六周]拉到[二十周|半年]，{product}怎么了', '{short}缺料，客户等不及了', '抢货、加价、囤积：{product}短缺众生相', '供应链掉链子，{short}{product}减产', '{product}荒蔓延，{ind}谁有库存谁是赢家', '停线三天 {short}被{product}卡了脖子',
  ],
  lead: [
    '{product}供应{date}进一步收紧，{ind}多家企业[下调开工率|被迫减产]。', '受[检修|物流受阻]影响，{product}出现短缺，{ind}交付延迟。', '{co}{date}称，因{product}供应不足，部分产线降低负荷。', '{ind}遭遇{product}荒。', '{date}，{product}现货几近断供。', '缺料的难题摆在{co}面前。',
  ],
  detail: [
    '供应商只能满足约{rate}的订单。', '采购人士说，[现款也未必拿得到货|要提前三个月下单]。', '公司正[寻找替代来源|与第二供应商洽谈]。', '客户表示[可以理解，但希望尽快恢复|将酌情调整排产]。', '短缺预计持续到[下个季度|检修结束]。', '手里有库存的企业[身价看涨|开始惜售]。', '部分产品型号被迫停接新单。',
  ],
}

export const subsidy: ChineseEventBank = {
  filing: [
    '{short}：关于获得政府补助的公告', '{short}：关于收到财政补贴款的公告', '{short}：关于子公司获得产业扶持资金的公告', '{short}：关于取得高新技术企业税收优惠的公告',
  ],
  wire: [
    '{short}：获政府补助{amount}', '{body}：对{ind}给予补贴', '{short}子公司收到扶持资金{amount}', '{ind}补贴政策落地', '{body}安排专项资金支持{ind}', '{short}：{product}项目获补助',
  ],
  press: [
    '补贴到账，{short}利润表添{amount}', '{ind}补贴来了，能撑多久', '{body}发“红包”，{ind}企业忙申报', '靠补贴还是靠本事？{short}回应', '真金白银扶持{ind}，地方也跟上了', '{short}又拿到{amount}补助，{product}研发提速', '补贴退坡之前 {ind}抓紧上量', '一笔{amount}的扶持资金，落到{short}头上',
  ],
  lead: [
    '{co}{date}公告，[公司|子公司]收到政府补助{amountx}，与{product}项目相关。', '{body}{date}公布对{ind}的补贴办法。', '{co}获得[产业扶持|研发补助]资金{amountx}。', '{ind}迎来财政支持：{body}将安排专项资金。', '{date}，{body}宣布继续对{ind}实施补贴。', '{co}收到一笔财政资金。',
  ],
  detail: [
    '款项将[计入其他收益|按项目进度确认]。', '能否持续取得存在不确定性。', '申报条件包括[研发投入占比|本地采购比例]等。', '政策有效期[两年|三年]，逐年退坡。', '董秘{secretary}称，资金将用于{product}研发。', '龙头企业的申报优势[更明显|较大]。',
  ],
}
