import type { ChineseEventBank } from './bank.ts'

export const contractWin: ChineseEventBank = {
  filing: [
    '{short}：关于[收到|取得]中标通知书的公告', '{short}：关于签订[日常经营重大|重大销售]合同的公告', '{short}：关于签署{product}[采购框架协议|长期供货协议]的[提示性|自愿性]公告', '{short}：项目[预中标|中标候选人]公示的提示性公告',
    '{short}：关于全资子公司签订重大合同的公告', '{short}：自愿披露{product}项目中标情况', '{short}关于控股子公司[获得|拿到]客户定点通知的公告', '{short}：重大经营合同进展暨签约公告',
  ],
  wire: [
    '{short}再签{product}采购合同', '快讯：{other}选定{short}', '{short}收获{amount}新单', '{product}订单到手，{short}受益', '{short}：签订{amount}{product}[销售|供货]合同', '{short}中标{amount}{product}[项目|采购订单]', '{short}：与{other}签{amount}[大单|订单]', '{short}获{other}{product}[定点|订单]，金额{amount}',
    '{short}：预中标{other}项目，报价{amount}', '{amount}！{short}[拿下|签下]{product}合同', '{short}：新签{product}订单{amount}', '{short}子公司收到{other}中标通知书',
  ],
  press: [
    '董事长{chair}拿下的这一单，{short}等了很久', '{other}换供应商，{short}[补位|接棒]', '{short}产线旁，{product}正装车', '一张{amount}的合同能改变{short}吗', '{product}买方市场里，{short}[抢到了单|怎么抢单]', '{other}把{product}大单给了{short}', '手握{amount}新合同，{short}[产线|工厂][忙到年底|排期拉满]', '{short}再下一城：{product}打入{other}供应链', '从送样到量产，{short}终于等来{other}的订单',
    '{short}拿单能力几何？{amount}合同背后的{sector}变局', '竞逐{product}，{short}凭什么[胜出|赢下{other}]', '{amount}合同落袋，{short}{product}业务[放量在即|进入收获期]', '{short}牵手{other}，{product}出货有了着落',
    '击败多家对手 {short}成{other}{product}[独家|主力]供应商', '在手订单再增厚，{short}签{product}长单', '又一家{sector}公司拿到大单，这次是{short}',
  ],
  lead: [
    '{co}{date}{tod}公告称，公司[近日|日前]与{other}签订{product}[销售|供货]合同，合同[总金额|总价]为{amountx}。', '{date}，{co}披露，[已收到|正式收到]{other}发出的中标通知书，中标内容为{product}，金额{amountx}。',
    '记者从{co}获悉，{other}已选定该公司为{product}[供应商|主要供货方]，订单规模[约为|为]{amountx}。', '{other}的一份{product}采购合同，最终花落{co}，涉及金额{amountx}。',
    '{co}[新签|斩获]一份{product}合同。公司[在公告中|{date}]表示，交易对方为{other}，含税金额{amountx}。', '据{co}{date}公告，公司参与的{other}{product}采购项目已完成评标，公司[为第一中标候选人|正式中标]。',
    '{co}与{other}[敲定|签署]了{product}供货安排，{amountx}的合同额将在约定期限内分批[交付|执行]。', '{co}{date}宣布拿到{product}新订单。', '围绕{product}，{co}又添新客户。',
  ],
  detail: [
    '合同[自双方签字盖章之日起|经双方授权代表签字后]生效，{product}将分批交付。', '合同金额已超过公司[自愿披露|董事会审议]的标准。', '公司称，合同履行对当期业绩的影响[须|将]以会计师审计结果为准。',
    '{other}与公司不存在关联关系，具备[较强的|良好的]履约能力。', '{short}[董秘|董事会秘书]{secretary}表示，现有产能可以满足交付[要求|节奏]。', '公告同时提示，合同执行期间可能受[原材料价格|客户排产|外部环境]变化影响。',
    '此前，公司的{product}已通过{other}为期[数月|大半年]的验证。', '董事长{chair}在[内部会议|供应商大会]上称，这是公司{product}业务[迄今单笔最大|近年来分量最重]的合同之一。', '根据约定，预付款比例为[两成|三成]，其余按进度结算。', '此次中标的{product}主要由{city}基地生产。',
  ],
}

export const contractLoss: ChineseEventBank = {
  filing: [
    '{short}：关于重大合同终止的公告', '{short}：关于主要客户订单[变动|取消]的风险提示公告', '{short}：关于与{other}解除{product}供货协议的公告', '{short}：重大合同进展暨可能无法继续履行的提示性公告',
    '{short}：关于收到客户《终止合作函》的公告', '{short}：关于日常经营合同金额调减的公告',
  ],
  wire: [
    '{short}：与{other}的{product}合同终止', '{short}：{amount}合同被取消', '{short}丢失{other}{product}份额', '{short}：大客户削减{product}订单，涉及{amount}',
    '{other}更换{product}供应商，{short}出局', '{short}：收到{other}解约通知', '{short}提示{product}订单流失风险',
  ],
  press: [
    '被{other}“分手”之后，{short}怎么办', '{amount}订单[不翼而飞|说没就没]，{short}做错了什么', '失去大客户，{short}{product}业务[承压|骤冷]', '{other}转单他人，{short}份额遭蚕食',
    '一纸终止函，{short}的{product}故事讲不下去了？', '{short}：客户集中的老问题[终究|还是]爆发了', '合作[多年|数载]一朝终止，{short}称正与{other}协商善后', '{product}竞争加剧 {short}[痛失|失守]核心客户',
  ],
  lead: [
    '{co}{date}公告，公司收到{other}的书面通知，双方此前签订的{product}供货合同[提前终止|不再续签]，涉及未履行金额{amountx}。', '{co}的{product}业务遭遇[变故|打击]：{other}决定将订单转给其他供应商，公司预计减少收入{amountx}。',
    '{date}{tod}，{co}提示风险，称与{other}的合同[已无法继续执行|被对方单方面终止]。', '因[价格未能谈拢|客户项目调整]，{other}取消了向{co}采购{product}的计划，相关金额为{amountx}。', '{co}披露，{product}合同出现重大变化，尚未交付的部分将不再执行。',
    '继[去年份额下滑|此前传出降价要求]之后，{co}又被{other}削减了{product}采购量。', '{co}向市场通报了一个坏消息：{product}的一份重要订单没了。',
  ],
  detail: [
    '受此影响，{product}的订单量预计[减少|下降]{rate}。', '公司表示将就已备货部分向{other}主张补偿。', '{short}称，正在[加快|加紧]开拓其他客户，以消化{product}产能。', '董秘{secretary}在电话中回应，公司[其余订单正常|与其他客户的合作不受影响]。',
    '据公告，终止合同不涉及违约金[，已付款项将另行结算|]。', '公司同时承认，{city}生产线的开工率短期内会下降。', '[采购端人士|熟悉此事的供应链人士]称，{other}对交付周期[早有不满|多次提出异议]。', '存货跌价准备是否计提，公司称要到[季末|期末]再作判断。',
  ],
}

export const productApproval: ChineseEventBank = {
  filing: [
    '{short}：关于{product}获得[批准证书|注册证书]的公告', '{short}：自愿披露关于{product}通过认证的公告', '{short}：关于全资子公司{product}取得[上市|生产]许可的公告', '{short}：关于{product}通过{body}审评的提示性公告', '{short}：关于获得{product}注册批件的公告', '{short}：子公司取得{product}资质证书的公告',
  ],
  wire: [
    '{short}：{product}获批', '{short}：{product}获{body}批准', '{short}{product}通过{body}认证', '{body}批准{short}{product}上市', '{short}：子公司取得{product}注册证', '{short}：{product}拿到准入许可',
  ],
  press: [
    '{product}拿到“通行证”，{short}等了多久', '{short}{product}获批，{sector}格局[生变|要变]', '从研发到获批，{short}走完{product}最难的一程', '获批之后看放量：{short}的{product}能卖多少', '国产{product}又添一员，{short}过审', '{short}：{product}准入落地，渠道已提前铺开', '{body}点头，{short}{product}可以卖了', '{short}{product}[冲线|闯关成功]，同行压力来了',
  ],
  lead: [
    '{co}{date}公告，公司申报的{product}已获{body}批准，可[正式上市销售|投入商业化生产]。', '{body}{date}公布的名单显示，{co}的{product}在列。', '{co}宣布，{product}通过全部审评程序，取得[注册证书|准入许可]。', '历经[两年多|近三年]申报，{co}的{product}终于过审。', '{co}[日前|近日]收到{body}核发的批件，批准内容为{product}。', '{co}的{product}[拿到了|获得]进入市场的许可。',
  ],
  detail: [
    '公司称，{product}累计研发投入为{amountx}。', '同类产品目前[国内|市场上]仅有[少数几家|三家左右]企业获批。', '{short}表示，[首批|第一批]产品预计在[下个季度|年内]发货。', '产品上市后的销售情况受市场推广、竞争等因素影响，存在不确定性。', '董事长{chair}称，团队已为{product}准备了[独立的销售队伍|两条产线]。',
    '{product}在{city}基地生产，工艺验证已经完成。', '业内人士认为，获批只是第一步，[价格|进院与渠道|成本]才是关键。', '此前，{body}曾要求公司补充[两轮|一轮]资料。',
  ],
}

export const productLaunch: ChineseEventBank = {
  filing: [
    '{short}：关于发布新产品的自愿性披露公告', '{short}：自愿披露新一代{product}研发进展', '{short}：关于{product}新品[上市|量产]的公告', '{short}：关于{product}实现批量供货的自愿性公告', '{short}关于推出{product}系列产品的提示性公告',
  ],
  wire: [
    '{short}发布新一代{product}', '{short}：{product}新品[开始交付|今日开售]', '{short}推出{product}，定位高端', '{short}：{product}进入量产阶段', '{short}新款{product}亮相{place}', '{short}：{product}小批量出货',
  ],
  press: [
    '{short}发新品，押注{product}下半场', '新一代{product}来了，{short}这次不打价格战', '{short}{product}首秀：参数亮眼，定价克制', '在{product}上憋了[两年|三年]，{short}交卷', '{short}想用{product}再造一条增长曲线', '实测之后，我们对{short}{product}有了新看法', '{product}换代，{short}[抢跑|先走一步]', '{short}新{product}开订，门店反馈[超预期|热度不低]',
  ],
  lead: [
    '{co}{date}发布新一代{product}，并宣布[即日起接受预订|年内开始交付]。', '在{date}的发布会上，{co}拿出了准备已久的{product}。', '{co}的{product}新品[正式上市|进入量产]，公司称性能较上一代[有明显提升|提升约{rate}]。', '{co}把{product}的更新时间提前到了{date}。', '{co}[近日|日前]向客户开放新款{product}的订货。', '继上一代产品[热销|上市两年]之后，{co}{date}推出换代{product}。',
  ],
  detail: [
    '董事长{chair}在台上用[一句话|三个词]概括新品：[更省、更稳、更便宜|不堆料，讲成本]。', '公司披露，{product}项目累计投入{amountx}。', '首批备货由{city}工厂供应。', '有渠道商透露，[首周|开售首日]的订单[好于|明显好于]上一代。', '该产品的毛利率[高于|略高于]公司平均水平，公司未给出具体数字。', '{short}称，海外版本将[晚一个季度|随后]推出。', '多家同行[也在准备|年内亦有]类似产品，竞争不会轻松。',
  ],
}

export const recall: ChineseEventBank = {
  filing: [
    '{short}：关于召回部分{product}的公告', '{short}：关于{product}[质量问题|缺陷]的说明公告', '{short}：关于实施产品召回暨风险提示的公告', '{short}：关于主动召回{product}对公司影响的公告', '{short}：关于收到{body}召回通知的公告',
  ],
  wire: [
    '{short}召回{count}件{product}', '{short}：因缺陷召回部分{product}', '{body}：{short}将召回{product}', '{short}主动召回{product}，涉及{count}件', '{short}{product}存隐患，启动召回', '{short}：预计召回费用{amount}',
  ],
  press: [
    '{product}出了问题，{short}要赔多少', '{short}召回风波：{count}件{product}背后的品控漏洞', '售后电话被打爆，{short}紧急召回{product}', '一颗小零件，让{short}召回{product}', '{short}{product}被召回，车间里发生了什么', '召回不是终点，{short}如何挽回口碑', '{short}深夜致歉：{product}全部免费更换', '抽检亮红灯 {short}撤回一批{product}',
  ],
  lead: [
    '{co}{date}宣布召回{count}件{product}，原因是[部分批次存在安全隐患|关键部件可能失效]。', '{body}{date}发布消息称，{co}已备案召回计划，涉及{product}{count}件。', '因[生产批次控制不当|供应商来料异常]，{co}决定召回[部分|问题批次]{product}。', '{co}承认{product}存在缺陷，并[启动召回|表示将免费更换]。', '在接到[数十起|多起]投诉后，{co}{date}宣布召回{product}。', '{co}的{product}被要求召回。',
  ],
  detail: [
    '公司初步估算，召回及更换费用约为{amountx}。', '涉事产品由{city}工厂在[去年下半年|今年年初]生产。', '{body}表示将跟踪召回进度，并视情况开展[后续调查|缺陷认定]。', '{short}称已停止该批次产品的发货。', '截至公告日，公司[未接到人身伤害报告|尚未收到伤亡报告]。', '董秘{secretary}说，公司会把相关费用计入当期损益。', '经销商称，[总部|公司]已要求封存库存，等待更换通知。', '消费者可凭购买凭证到[服务网点|指定门店]办理更换。',
  ],
}

export const accident: ChineseEventBank = {
  filing: [
    '{short}：关于子公司发生安全[事故|生产事故]的公告', '{short}：关于{place}生产基地临时停产的公告', '{short}：关于{place}厂区火情的说明公告', '{short}：重大事项提示：部分装置停车检修', '{short}：关于安全事件进展的公告',
  ],
  wire: [
    '{short}{place}工厂发生[事故|火情]，已停产', '{short}：{place}基地突发事故', '{place}一工厂起火，涉{short}', '{short}：{product}装置因故停车', '{short}：事故致{product}减产', '突发：{short}厂区发生安全事故',
  ],
  press: [
    '一场事故，让{short}{product}停了摆', '{short}{place}厂区浓烟之后：谁来补{product}的缺口', '事故复盘：{short}的安全账欠了多久', '{short}停产，下游{product}客户[急寻替代|连夜调货]', '停产整顿，{short}何时复工', '{place}事故现场：{short}称火情已扑灭', '安全弦松了？{short}再出事故', '{product}供应恐收紧，{short}一处基地停车',
  ],
  lead: [
    '{co}{date}公告，位于{place}的生产基地发生[安全事故|火灾]，相关产线已停产。', '{date}，{co}{place}厂区突发事故，[明火已被扑灭|现场处置已结束]，原因正在调查。', '{co}确认，{product}装置在[检修|运行]过程中发生事故。', '{place}[应急管理部门|消防部门]{date}通报，{co}一处厂房发生火情。', '一起生产事故打乱了{co}的{product}生产计划。', '{co}称旗下一家工厂因事故临时停产。',
  ],
  detail: [
    '公司预计直接损失约{amountx}，已向保险公司报案。', '停产影响的产能约占公司{product}总产能的{rate}。', '事故[没有造成人员伤亡|未造成人员死亡]。', '{short}表示，复产时间取决于[安全验收|主管部门的检查]结果。', '当地已责令企业对{product}生产线开展全面排查。', '为保证交付，公司[动用了库存|将从其他基地调货]。', '董事长{chair}已赶赴现场指挥处置。', '下游客户称，手头{product}库存还能撑[两三周|一个月左右]。',
  ],
}
