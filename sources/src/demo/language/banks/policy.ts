/** Notices of ministries and places. Slots: {organ}, {region}, {ind}, {prod}, {year}, {plan} name of the paper, {chair}. */
export const planNames = [
  '{ind}高质量发展[行动方案|实施意见]', '推动{ind}[稳增长|提质升级]工作方案', '{prod}推广应用[指导意见|若干措施]', '{ind}绿色低碳转型[路线图|实施方案]', '支持{ind}创新发展的[若干政策|意见]', '{prod}质量提升[三年行动|专项行动]计划', '规范{ind}市场秩序的[通知|规定]', '{ind}安全生产专项整治[方案|要点]', '{prod}行业规范条件（{year}年本）', '{ind}数据管理[暂行办法|指引]', '扩大{prod}消费的[若干举措|实施细则]', '{ind}领域设备更新[实施方案|工作指引]', '{ind}中小企业纾困[措施|办法]', '{prod}进出口管理[办法|目录]', '{ind}标准体系建设[指南|要点]', '{ind}产能[置换|调控]实施办法',
]
export const ministryTitles = ['{organ}关于印发《{plan}》的通知', '{organ}发布《{plan}》', '{organ}就《{plan}（征求意见稿）》公开征求意见', '{organ}：《{plan}》自{date}起施行', '{organ}负责人就《{plan}》答记者问', '{organ}召开会议部署落实《{plan}》', '{organ}修订《{plan}》', '{organ}解读《{plan}》要点']
export const ministryTitlesEn = ['{organ} issues notice on {plan}', '{organ} publishes {plan}', '{organ} seeks comments on draft {plan}', '{organ}: {plan} takes effect', '{organ} answers questions about {plan}', '{organ} meets to carry out {plan}', '{organ} amends {plan}', '{organ} explains {plan}']
export const localTitles = ['{region}人民政府办公厅关于印发《{plan}》的通知', '{region}出台《{plan}》', '{region}发布《{plan}》，{ind}[迎支持|有新规]', '{region}：{ind}项目[最高可获|将获]专项支持']
export const policyOpenings = [
  '为贯彻落实[中央经济协调会议|政务院工作会议]精神，推动{ind}持续健康发展，现将《{plan}》印发给你们，请结合实际认真执行。', '{date}，{organ}[印发|发布]《{plan}》，对{ind}今后一个时期的[重点任务|工作]作出安排。', '根据[有关法律法规|年度工作部署]，{organ}组织制定了《{plan}》。', '{organ}{date}表示，《{plan}》着眼于解决{ind}发展中的[突出问题|堵点]。', '为[加快{prod}推广应用|规范{ind}秩序]，经[研究|批准]，制定本文件。',
]
export const policyGood = [
  '[加大|落实]财政贴息和税收优惠力度，对{prod}项目按[设备投资额|研发支出]给予支持。', '鼓励金融机构对{ind}[增加中长期贷款|开发专属产品]，合理降低融资成本。', '支持龙头企业牵头组建{prod}创新联合体，突破[关键材料|核心部件]。', '有序放宽{ind}市场准入，[破除地方保护|清理不合理限制]。', '将{prod}纳入[政府采购优先目录|以旧换新补贴范围]。', '简化{ind}项目审批，推行[告知承诺制|一窗受理]。', '支持企业拓展海外市场，完善{prod}[出口信用保险|检验互认]。', '到{year2}年，{ind}[规模稳步提升|结构明显优化]，培育一批[专精特新|领军]企业。', '在[条件成熟的地区|重点城市]开展{prod}应用试点，[形成|总结]可复制的经验。', '优先保障{ind}重大项目用地、用能需求。',
]
export const policyStrict = [
  '严格控制{ind}新增产能，[不得以任何名义备案|确需新建的实行等量置换]。', '对{prod}生产企业开展[全覆盖|飞行]检查，[问题突出的责令停产整改|依法从严查处]。', '提高{prod}能耗、环保和质量门槛，[限期淘汰|逐步退出]落后装置。', '禁止{ind}[低于成本价倾销|虚假宣传]等行为，加大处罚力度。', '建立{ind}企业[信用档案|黑名单]，实施联合惩戒。', '加强{prod}数据和资金[流向|全流程]监管，压实主体责任。', '未取得资质的单位不得从事{prod}[经营|生产]活动。', '收紧{ind}融资，[防止资金违规流入|严控杠杆水平]。',
]
export const policyNeutral = [
  '各地要[加强组织领导|明确责任分工]，[细化配套措施|及时报告进展]。', '{organ}会同有关部门[跟踪评估|建立协调机制]，适时调整政策。', '充分发挥[行业协会|专家]作用，加强政策宣传解读。', '完善{ind}统计监测和[标准|信用]体系。', '本文件自印发之日起[施行|三十日后施行]，有效期[三年|五年]。', '坚持[市场主导、政府引导|问题导向、分类施策]，[稳妥|有序]推进。', '涉及跨部门事项，由{organ}[牵头协调|统一受理]。', '附件：[重点任务分工表|名词解释与统计口径]。',
]
/** Meetings of the government council, weekly sort. */
export const councilTitles = ['政务院常务会议[研究|部署]{ind}相关工作', '政务院召开常务会议，[审议|听取]{ind}工作[汇报|方案]', '政务院专题学习：加快发展{ind}', '政务院全体会议：抓好{ind}等重点任务', '政务院党组会议强调[稳住|做强]{ind}', '政务院领导在{region}调研{ind}时强调[稳中求进|守正创新]']
export const councilTitlesEn = ['Government Council meets on {ind}', 'Government Council reviews work on {ind}', 'Government Council studies development of {ind}', 'Plenary of Government Council: key tasks in {ind}', 'Government Council stresses strengthening {ind}', 'Council leader inspects {ind} in {region}']
export const councilBodies = ['{date}，政务院召开会议，[听取关于{ind}情况的汇报|研究推动{ind}发展的措施]。', '会议指出，{ind}[事关国计民生|是现代化产业体系的重要组成]，要[统筹发展和安全|坚持系统观念]。', '政务院会议{date}强调，要[抓紧落实已定政策|回应企业关切]，促进{ind}平稳运行。', '会议审议通过《{plan}》，要求[压实责任|倒排工期]。', '{date}的会议对{ind}工作作出部署，[强调用好存量政策、谋划增量政策|要求加强预期管理]。']
