import type { ChineseEventBank } from './bank.ts'

export const guidanceUp: ChineseEventBank = {
  filing: [
    '{short}：{period}业绩预增公告', '{short}：{period}业绩预告（同向上升）', '{short}：关于上调{period}业绩预期的公告', '{short}：业绩预告修正公告', '{short}：{period}业绩[扭亏为盈|大幅上升]的提示性公告', '{short}：关于经营情况的自愿性披露公告',
  ],
  wire: [
    '{short}：预计{period}净利同比增{rate}', '{short}{period}净利预增{rate}', '{short}：上修{period}业绩指引', '{short}：预计{period}盈利{amount}', '{short}预告{period}业绩大增', '{short}：{period}净利润有望达{amount}',
  ],
  press: [
    '{short}说：比想的好', '{period}还没过完，{short}已经报喜', '{product}给了{short}底气', '看空{short}的人，[要改口了|该算错账了]', '{short}的好消息，藏在{product}订单里', '预增{rate}！{short}{period}赚翻了', '{short}提前亮成绩单，{product}成最大功臣', '上调指引，{short}打消市场疑虑', '{sector}回暖，{short}第一个喊出预增', '{short}{period}净利超{sector}同行，靠的是{product}', '订单排到明年，{short}业绩上修', '量价齐升，{short}{period}利润看涨', '机构还没来得及改模型，{short}又上调了预期', '{short}交出预喜公告 市场等的就是它',
  ],
  lead: [
    '{co}{date}发布业绩预告，预计{period}归属于上市公司股东的净利润为{amountx}，同比增长{rate}。', '{co}上修{period}业绩指引，公司预计净利润增幅[将达到|在]{rate}左右。', '受益于{product}[销量增长|量价齐升]，{co}预计{period}利润明显增加。', '{co}预告{period}盈利{amountx}，[好于|明显好于]此前给出的区间。', '{date}{tod}，{co}抛出一份预增公告，净利同比增幅{rate}。', '{co}说，{period}的业绩会比原先想的更好。',
  ],
  detail: [
    '公司解释，[产品结构优化|高毛利产品占比提高]、费用率下降是主要原因。', '{product}的订单[持续饱满|已排至明年]。', '以上数据未经审计，具体以定期报告为准。', '非经常性损益对净利润的影响[较小|有限]。', '董秘{secretary}表示，下游客户的[提货节奏|备货意愿]自年初以来持续改善。', '此前多家券商的盈利预测普遍低于这一水平。', '原材料成本[回落|同比下降]也增厚了利润。', '董事长{chair}在内部信中提到，{city}新产线的良率[已经达标|爬坡快于计划]。',
  ],
}

export const guidanceDown: ChineseEventBank = {
  filing: [
    '{short}：{period}业绩预减公告', '{short}：{period}业绩预亏公告', '{short}：关于下修{period}业绩预告的公告', '{short}：{period}业绩预告（同向下降）', '{short}：业绩预告更正暨致歉公告', '{short}：关于计提资产减值准备的提示性公告',
  ],
  wire: [
    '{short}：预计{period}净利同比降{rate}', '{short}{period}净利预减{rate}', '{short}：下修{period}业绩指引', '{short}：预计{period}净利仅{amount}', '{short}提示{period}业绩下滑', '{short}{period}业绩预告由增转减',
  ],
  press: [
    '{short}说：比想的差', '{period}还没过完，{short}已经认输', '{product}拖垮了{short}的盼头', '看多{short}的人，[要改口了|该冷静了]', '{short}的坏消息，写在{product}报价里', '{short}业绩“变脸”，{product}拖了后腿', '预减{rate}，{short}{period}不好过', '说好的增长呢？{short}下修指引', '{product}卖不动了，{short}利润骤降', '{short}先打预防针：{period}业绩会难看', '成本上去了，价格上不去，{short}陷两难', '从预增到预减，{short}只用了一个月', '库存高企 {short}{period}业绩承压', '{short}道歉：业绩预测过于乐观',
  ],
  lead: [
    '{co}{date}发布业绩预告，预计{period}净利润{amountx}，同比下降{rate}。', '{co}下修{period}业绩预期，净利润降幅预计为{rate}。', '受{product}[价格下跌|需求疲弱]影响，{co}预计{period}利润明显减少。', '{co}承认{period}经营不及预期。', '{date}{tod}，{co}更正了此前的业绩预告，净利润改为{amountx}。', '{co}的{period}业绩要让投资者失望了。',
  ],
  detail: [
    '公司称，[行业竞争加剧|客户去库存]导致{product}毛利率下降。', '存货跌价准备的计提进一步[侵蚀|压低]了利润。', '以上为初步核算数据，未经会计师审计。', '董秘{secretary}就预测偏差[向投资者致歉|作出说明]。', '部分订单的确认被推迟到下一期。', '公司已[关停低效产线|压缩非必要开支]。', '此前市场普遍预计其利润[持平|小幅增长]。', '董事长{chair}表示，{product}的价格战还没有结束。',
  ],
}

export const earningsBeat: ChineseEventBank = {
  filing: [
    '{short}：{period}业绩说明会预告', '{short}：披露{period}财务数据', '{full}{period}报告', '{short}：关于{period}业绩的提示性公告', '{short}：经营数据简报（{period}）', '{short}：{period}报告', '{short}：{period}报告摘要', '{short}：{period}业绩快报', '{short}：关于{period}主要经营数据的公告', '{short}：{period}经营情况简报', '{short}：{period}财务报表（未经审计）',
  ],
  wire: [
    '{short}业绩出炉：收入{amount}', '{amount}！{short}{period}营业收入公布', '{short}{period}利润跑赢预测', '{short}{period}答卷优于市场所料', '{period}：{short}盈利惊喜', '{short}交卷，{period}利润高出预期{rate}', '{short}{period}报表亮点多，{product}占优', '快讯：{short}{period}获利强于预估', '{short}：{period}营收{amount}，净利好于预期', '{short}{period}利润超一致预期{rate}', '{short}：{period}盈利好于预期', '{short}{period}营收{amount}', '{short}：{period}净利高出市场预测{rate}', '{short}{period}业绩超预期',
  ],
  press: [
    '{short}这个季度，[做对了什么|赢在哪里]', '{product}卖得好，{short}账面更好看', '分析师低估了{short}', '好成绩的背后：{short}{chair}[很少谈利润|只谈现金流]', '预测落后了，{short}跑在前面{rate}', '{short}让看空者[闭嘴|沉默]的一份报表', '{sector}里的优等生：{short}', '一张图看懂{short}的{period}', '谁说{product}不赚钱？{short}[给出答案|用数字回答]', '{short}业绩会：{secretary}笑着开场', '连夜读完{short}财报，[三个亮点|最大的变化]', '{short}毛利率的秘密，藏在{product}里', '{short}{period}财报：{product}撑起半边天', '利润比预期多{rate}，{short}凭什么逆势', '超预期！{short}{period}[成色十足|交出高分]', '拆解{short}{period}财报：增长从哪来', '{short}财报亮眼，毛利率[回到高点|重拾升势]', '{sector}不景气，{short}却交出一份好答卷', '营收{amount}，{short}把同行甩在身后', '{short}{period}：现金流比利润更好看', '{product}发力 {short}{period}利润[亮了|惊喜]',
  ],
  lead: [
    '{co}{date}披露{period}报告，期内实现营业收入{amountx}，净利润[高于|明显高于]市场预期。', '{co}{period}净利润比分析师的一致预期高出{rate}，营业收入为{amountx}。', '得益于{product}[放量|销售提速]，{co}{period}利润超出预期{rate}。', '{co}的{period}成绩单[超出多数分析师的预测|好得有些意外]。', '{date}，{co}公布{period}业绩，营收{amountx}，[盈利能力提升|利润好于预测]。', '{co}交出{period}财报，[收入|营收]{amountx}，利润超预期。',
  ],
  detail: [
    '{product}收入[表现突出|占比继续提升]。', '期内毛利率[同比上升|较上年同期提高]，公司归因于产品结构。', '经营活动现金流[由负转正|同比改善]。', '销售费用率有所下降，研发投入保持增长。', '应收账款周转[加快|有所加快]。', '海外收入占比[进一步提高|继续上升]。', '管理层对下半段的判断是[谨慎乐观|“稳中有进”]。', '董秘{secretary}称，公司在手订单[充足|好于去年同期]。',
  ],
}

export const earningsMiss: ChineseEventBank = {
  filing: [
    '{short}：{period}业绩交流会安排', '{short}：公布{period}财务数据', '{full}：{period}报告摘要', '{short}：{period}利润变动的提示性公告', '{short}：经营数据简报（{period}，未审计）', '{short}：{period}定期报告', '{short}：{period}报告全文', '{short}：{period}业绩快报暨业绩变动说明', '{short}：关于{period}业绩变动原因的说明', '{short}：{period}主要财务数据公告', '{short}：关于{period}经营数据的自愿披露',
  ],
  wire: [
    '{short}业绩出炉：收入{amount}，利润缩水', '{amount}收入难换利润，{short}{period}逊色', '{short}{period}利润跑输预测', '{short}{period}答卷差于市场所料', '{period}：{short}盈利失意', '{short}交卷，{period}利润低于预期{rate}', '{short}{period}报表承压，{product}拖累', '快讯：{short}{period}获利弱于预估', '{short}：{period}营收{amount}，净利逊于预期', '{short}{period}利润低于一致预期{rate}', '{short}：{period}盈利不及预期', '{short}{period}实现收入{amount}，增收难增利', '{short}：{period}增收不增利', '{short}{period}业绩低于预期',
  ],
  press: [
    '{short}这个季度，[丢了什么|输在哪里]', '{product}卖得不差，{short}为何不赚钱', '分析师高估了{short}', '财报季的雷，{short}[踩了一个|没躲过]', '说好的增长，差了{rate}：{short}解释', '{short}让多头[尴尬|失语]的一份报表', '{sector}掉队者：{short}', '一张图看懂{short}的{period}难题', '{product}不赚钱了？{short}[难言乐观|给出答案]', '{short}业绩会：{secretary}连说三次“抱歉”', '连夜读完{short}财报，[三个疑问|最担心的事]', '{short}毛利率去哪儿了', '{short}{period}财报失速，{product}毛利率滑坡', '利润比预期少{rate}，{short}的苦日子还有多久', '不及预期！{short}{period}[答卷难看|掉链子]', '{short}财报里藏着哪些隐忧', '存货、应收双升，{short}{period}成色不足', '{sector}寒意未消，{short}率先感冒', '{short}{period}业绩落空，分析师连夜下调预测', '卖了{amount}却没赚到钱，{short}被{product}拖累', '利润缩水 {short}管理层解释了三点',
  ],
  lead: [
    '{co}{date}披露{period}报告，营业收入{amountx}，净利润[低于|明显低于]市场预期。', '{co}{period}净利润比分析师的一致预期低{rate}，营业收入为{amountx}。', '因{product}[价格走低|销量下滑]，{co}{period}利润较预期少{rate}。', '{co}的{period}业绩[令人失望|不及多数机构的预测]。', '{date}，{co}公布{period}业绩，收入{amountx}，利润逊于预测。', '{co}{period}没能守住利润。',
  ],
  detail: [
    '{product}的售价同比[走低|有所下滑]，拖累毛利率。', '期末存货[较年初明显增加|处于高位]。', '经营活动现金流[同比减少|由正转负]。', '公司计提了[信用减值|存货跌价]损失。', '期间费用[增长较快|没有随收入下降]。', '董秘{secretary}称，公司将[压降成本|收缩战线]。', '新项目尚处爬坡期，折旧先行。', '多位分析师在会上追问{product}的价格何时见底。',
  ],
}

export const managementChange: ChineseEventBank = {
  filing: [
    '{short}：关于[总经理|高级管理人员]辞职的公告', '{short}：关于董事长辞任暨选举新任董事长的公告', '{short}：关于收到{person}辞职报告的公告', '{short}：关于公司核心技术人员[离职|变动]的公告', '{short}：关于董事会换届选举的公告', '{short}：关于董事、高管变动的提示性公告',
  ],
  wire: [
    '{short}：{person}辞任', '{short}换帅，{person}交棒', '{short}管理层[生变|调整]，涉及{person}', '{short}：{person}因个人原因辞职', '{short}人事变动：{person}', '{short}董事会收到{person}辞呈',
  ],
  press: [
    '{short}换将，{person}留下什么', '{person}请辞，{short}由谁接棒', '高管[变动频繁|走马灯]，{short}怎么了', '任期未满，{short}高管为何离开', '{short}交接班：{person}之后的三道考题', '老将退场，{person}告别{short}', '{short}核心人物变动，{product}路线会变吗', '一纸辞呈 {person}离开{short}前台',
  ],
  lead: [
    '{co}{date}公告[一项人事变动|高管变动]，涉及{person}。', '{co}董事会{date}收到{person}提交的书面辞职报告。', '{person}的名字{date}出现在{co}的公告里。', '{co}管理层出现调整，{person}[是本次变动的主角|的职务发生变化]。', '{co}披露，[因工作安排|按公司治理需要]，管理层将作调整，涉及{person}。', '{co}的人事变动落地。',
  ],
  detail: [
    '公司称，该变动不会影响[正常生产经营|日常经营]。', '{person}[未持有|没有直接持有]公司股份。', '据履历，{person}长期在{sector}行业[任职|从事管理工作]。', '董事长{chair}在内部会上[对其表示感谢|作了交接安排]。', '独立董事对有关议案发表了同意意见。', '公司将尽快完成[后续选聘|工商变更]。', '接近公司的人士说，战略方向[不会改变|可能微调]。',
  ],
}
