import type { ChineseEventBank } from './bank.ts'

export const lawsuit: ChineseEventBank = {
  filing: [
    '{short}：关于公司涉及[重大诉讼|诉讼、仲裁]的公告', '{short}：关于收到应诉通知书的公告', '{short}：关于累计诉讼、仲裁情况的公告', '{short}：关于银行账户部分资金被冻结的公告', '{short}：关于子公司涉诉的提示性公告',
  ],
  wire: [
    '{short}被诉，涉案金额{amount}', '{short}：被{other}起诉', '{short}：收到{body}应诉通知', '{short}卷入专利纠纷', '{short}涉诉{amount}', '{short}：{product}被指侵权',
  ],
  press: [
    '{amount}官司缠身，{short}股东捏把汗', '被告席上的{short}：一场关于{product}的纠纷', '曾是伙伴，如今对簿公堂：{other}告了{short}', '{short}遭索赔{amount}，赢面多大', '{product}专利战打响，{short}应战', '账户被冻结，{short}官司升级', '{short}惹上官司 {other}索赔', '一份旧合同，把{short}拖进法院',
  ],
  lead: [
    '{co}{date}公告，公司收到{body}送达的应诉材料，{product}相关纠纷的涉案金额为{amountx}。', '{co}被起诉了，[原告|对方]要求赔偿{amountx}。', '因{product}[技术侵权|货款]争议，{co}成为被告。', '{co}披露一起新的诉讼，金额{amountx}。', '{date}，{co}确认卷入一宗[合同|专利]纠纷。', '一场围绕{product}的官司找上了{co}。',
  ],
  detail: [
    '案件已由{body}受理，[尚未开庭|开庭时间未定]。', '公司认为对方的主张缺乏[事实和法律|合同]依据。', '目前无法判断对本期利润的影响。', '公司已聘请律师团队[积极应诉|应对]。', '涉案{product}是公司的[主要产品之一|重要产品]。', '法律界人士分析，[和解|调解]的可能性不低。', '公司部分银行账户被采取保全措施。',
  ],
}

export const lawsuitWon: ChineseEventBank = {
  filing: [
    '{short}：关于诉讼[胜诉|判决结果]的公告', '{short}：关于收到民事判决书的公告', '{short}：关于重大诉讼进展暨收到终审判决的公告', '{short}：关于仲裁裁决结果的公告', '{short}：关于诉讼事项和解的公告',
  ],
  wire: [
    '{short}：胜诉，获赔{amount}', '{short}：法院驳回对方全部诉求', '{short}终审胜诉', '{short}：{body}判决支持公司主张', '{short}诉讼了结，收回{amount}', '{short}专利案一审获胜',
  ],
  press: [
    '官司赢了，{short}拿回{amount}', '拖了[三年|两年多]，{short}等来胜诉判决', '{short}胜诉：压在股价上的石头落地', '{product}纠纷落幕，{short}清白了', '法槌落下，{short}赢', '{short}打赢关键一仗，{amount}入账在望', '终审定音 {short}无需赔付', '从被告到赢家，{short}这场官司值不值',
  ],
  lead: [
    '{co}{date}公告，{body}就公司涉及的诉讼作出判决，[支持公司的全部诉求|驳回对方诉求]。', '{co}在{product}纠纷案中胜诉，涉及金额{amountx}。', '{co}收到判决书，[法院认定公司不构成侵权|对方须支付{amountx}]。', '持续[两年|数年]的官司有了结果，{co}胜诉。', '{date}，{co}披露终审判决，公司无需承担赔偿责任。', '{co}打赢了官司。',
  ],
  detail: [
    '判决生效后，公司此前计提的预计负债[可以转回|有望冲回]。', '对方是否上诉，[目前尚不清楚|仍待观察]。', '款项能否全额执行存在不确定性。', '董秘{secretary}说，胜诉有利于{product}业务的正常开展。', '相关账户将申请解除冻结。', '律师费用已在前期列支。', '公司将[申请强制执行|继续推进执行程序]。',
  ],
}

export const inspection: ChineseEventBank = {
  filing: [
    '{short}：关于收到{body}[检查|核查]通知的公告', '{short}：关于接受{body}现场检查的公告', '{short}：关于媒体报道公司被检查的说明公告', '{short}：关于配合{body}核查的进展公告', '{short}：关于子公司收到责令整改通知的公告', '{short}：关于{product}产线[停产自查|整改]的提示性公告',
  ],
  wire: [
    '{short}被{body}[现场检查|突击检查]', '{short}：收到{body}核查通知', '{body}进驻{short}', '{short}：{product}产线接受检查', '{body}要求{short}限期整改', '{short}：正配合{body}调查',
  ],
  press: [
    '{body}上门，{short}查出了什么', '{short}被查，股民最关心这几点', '突击检查之后，{short}{product}产线还开着吗', '检查组进场，{short}回应称经营正常', '{short}：一次检查暴露的{product}管理短板', '{body}盯上{short}，整改要多久', '被点名之后 {short}连夜自查', '接到举报？{body}核查{short}',
  ],
  lead: [
    '{co}{date}公告，{body}对公司{product}生产环节开展[现场检查|核查]，公司正在配合。', '{body}对{co}展开[现场检查|调查]。', '{co}因[群众举报|例行抽查发现问题]被{body}检查。', '{date}{tod}，{co}披露收到{body}的文书。', '{co}被{body}盯上了。', '{body}要求{co}就{product}业务[自查自纠|限期整改]。',
  ],
  detail: [
    '公司称，将[积极配合|按要求整改]，目前经营正常。', '检查重点是{product}的[台账和记录|合规情况]。', '部分产线可能[短暂停产|配合停机]。', '董秘{secretary}表示，检查结果出来后会及时公告。', '有投资者在互动平台追问，公司[尚未正面回答|以公告为准作答]。', '同类企业近期也[接受了检查|在自查]。', '若认定违规，公司可能面临[罚款|停产整顿]。', '上一次类似检查，还是在[去年|两年前]。',
  ],
}

export const penalty: ChineseEventBank = {
  filing: [
    '{short}：关于收到《行政处罚决定书》的公告', '{short}：关于收到《行政处罚事先告知书》的公告', '{short}：关于公司及相关责任人受到处罚的公告', '{short}：关于子公司受到行政处罚的公告', '{short}：关于收到监管措施决定书的公告',
  ],
  wire: [
    '{short}：被罚{amount}', '{short}收行政处罚决定书', '{body}对{short}罚款{amount}', '{short}：因信披违规被{secbody}处罚', '{short}及{person}被罚', '{short}：子公司环保违规遭处罚',
  ],
  press: [
    '{amount}罚单，{short}错在哪', '{body}开出罚单，{short}{product}业务遭点名', '罚了{amount}，{short}还会不会再犯', '靴子落地？{short}收到处罚决定', '{short}被罚，投资者索赔的门打开了', '违规代价{amount}：{short}的内控课', '{short}吃罚单，高管一并被警示', '处罚落定 {short}称将整改',
  ],
  lead: [
    '{co}{date}公告，收到{body}的行政处罚决定，罚款{amountx}。', '{body}对{co}作出处罚，[罚没|罚款]金额合计{amountx}。', '因{product}[环节违规|业务违规]，{co}被{body}处罚。', '因信息披露违法，{co}被{secbody}处罚，罚款{amountx}。', '{co}收到一张{amountx}的罚单。', '{date}，{co}披露处罚结果。', '{body}认定{co}存在违规行为。',
  ],
  detail: [
    '公司表示接受处罚，不申请[听证|复议]。', '有关责任人被给予警告。', '公司称，违规事项[已完成整改|正在整改]。', '律师提示，符合条件的投资者可以依法索赔。', '本次处罚[不触及|未触及]重大违法强制退市情形。', '董事长{chair}在公告中[向投资者致歉|表示将加强内控]。',
  ],
}

export const regulationTightens: ChineseEventBank = {
  filing: [
    '{short}：关于行业政策变化对公司影响的提示性公告', '{short}：关于{body}新规影响的说明公告', '{short}：关于新规实施的风险提示', '{short}：就媒体关注的监管新规作出说明',
  ],
  wire: [
    '{body}：收紧{ind}准入', '{body}发文规范{ind}', '{ind}迎新规，门槛提高', '{body}：{ind}将实行名单管理', '{ind}监管升级', '{short}：新规将影响{product}业务', '{body}要求{short}整改{product}业务',
  ],
  press: [
    '新规来了，{ind}要变天', '{ind}的好日子到头了？{body}出手', '门槛抬高，{ind}小厂[恐出局|难熬]', '{body}一纸文件，{ind}连夜开会', '监管给{ind}踩刹车', '收紧之后，谁能留在{ind}', '新规之下，{short}的{product}要改模式', '被点名整改，{short}{product}业务按下暂停键',
  ],
  lead: [
    '{body}{date}发布新规，对{ind}的[准入、生产和销售|资质与定价]提出更严要求。', '{ind}监管再收紧：{body}{date}[公布|印发]管理办法。', '{body}宣布将加强{ind}监管，[过渡期一年|分两步实施]。', '{date}，{body}就{ind}召开座谈会，要求企业[自查自纠|限期整改]。', '{co}{date}称，{body}的新要求将影响公司{product}业务。', '{body}对{co}所在领域的规则作了收紧。',
  ],
  detail: [
    '不达标的企业将被[限期退出|暂停新增产能]。', '业内估计，约{rate}的产能会受影响。', '头部企业认为，[长期看有利于集中度提升|合规成本可控]。', '文件自下月起施行，存量项目有缓冲期。', '部分中小厂商称，改造费用[不小|难以承受]。', '市场对{sector}的估值开始重新评估。', '征求意见稿早在[半年前|年初]就已公布，但最终版更严。',
  ],
}

export const regulationEases: ChineseEventBank = {
  filing: [
    '{short}：关于行业支持政策对公司影响的说明', '{short}：关于{body}放宽准入的提示性公告', '{short}：关于政策变化的自愿性披露', '{short}：就行业新政作出说明',
  ],
  wire: [
    '{body}：放宽{ind}准入', '{body}发文支持{ind}', '{ind}迎政策松绑', '{body}：取消{ind}部分限制', '{ind}审批提速', '{short}：政策放开利好{product}', '{body}恢复{short}相关业务资质',
  ],
  press: [
    '松绑了！{ind}等这份文件很久', '{body}给{ind}[开了口子|递来橄榄枝]', '政策暖风吹向{ind}', '限制取消，{ind}能否重回增长', '{ind}解冻，企业[连夜|抢着]递材料', '从严到宽，{ind}政策转向的信号', '等来放行，{short}{product}重新上架', '准入放开 {short}跃跃欲试',
  ],
  lead: [
    '{body}{date}印发通知，放宽{ind}[市场准入|投资限制]。', '{ind}迎来政策支持：{body}{date}宣布[简化审批|取消部分限制]。', '{body}明确，{ind}项目将实行[备案制|一网通办]。', '{date}，{body}公布支持{ind}发展的若干措施。', '{body}{date}放开有关限制，{co}的{product}业务受益。', '{co}所在的领域等来了松绑。',
  ],
  detail: [
    '新政[自发布之日起|下月起]施行。', '业内预计，{ind}的新增投资有望增长{rate}。', '地方配套细则[将陆续出台|正在制定]。', '分析认为，政策对[龙头|合规经营的企业]更有利。', '企业人士说，最直接的变化是[审批快了|成本降了]。', '也有观点提醒，放开不等于放任，[事中事后监管会加强|价格竞争可能加剧]。', '{sector}此前已经调整了[一年多|近两年]。',
  ],
}

export const exportLimit: ChineseEventBank = {
  filing: [
    '{short}：关于出口管制对公司影响的说明公告', '{short}：关于{product}出口受限的风险提示公告', '{short}：关于被列入相关清单的说明', '{short}：关于境外反倾销调查的提示性公告', '{short}：关于境外业务受限情况的公告',
  ],
  wire: [
    '{short}：{product}出口受限', '{place}对{product}加征关税', '{place}限制进口{ind}产品', '{short}被列入限制清单', '{short}：海外订单暂停发货', '{body}宣布对{product}实施出口许可', '{ind}出口再遇壁垒',
  ],
  press: [
    '{product}出海遇阻，{short}怎么接招', '关税大棒落下，{ind}谁最受伤', '清单之外还有生意吗？{short}的海外账', '{place}关上门，{short}{product}转向何处', '{short}海外收入恐缩水{rate}', '出口许可收紧，{ind}企业排队申请', '一纸限令 {short}紧急调整航线', '{ind}外贸人：先把船上的货保住',
  ],
  lead: [
    '{co}{date}提示，{place}对{product}的限制措施将影响公司出口。', '{place}{date}宣布限制{ind}产品进口。', '{body}{date}公布出口许可目录，{product}[在列|被纳入]。', '{co}被列入限制清单，公司称[正在评估影响|已启动预案]。', '{ind}的出口又添一道坎。', '{co}的{product}在{place}遇到了麻烦。',
  ],
  detail: [
    '受影响地区在公司收入中[占有一定比重|占比不低]。', '公司表示将[加快海外建厂|转向其他市场]。', '部分在途货物[面临滞港|需要重新报关]。', '业内人士称，短期内订单[会往第三地转移|难以替代]。', '已签合同金额{amountx}的交付存在不确定性。', '客户尚未提出取消订单。', '商会正在组织企业应诉。',
  ],
}
