// Technologies: id, Chinese names, English names.
export const technologies = `
ai|人工智能,AI|artificial intelligence,AI
llm|大模型,大语言模型,人工智能大模型,AI大模型|large language model,large language models,LLM,LLMs
generative-ai|生成式人工智能,生成式AI,AIGC|generative AI,AIGC
ai-agent|智能体,AI智能体|AI agent,AI agents
machine-learning|机器学习|machine learning
deep-learning|深度学习|deep learning
reinforcement|强化学习|reinforcement learning
computer-vision|计算机视觉,机器视觉|computer vision,machine vision
nlp|自然语言处理|natural language processing
speech|语音识别|speech recognition
face|人脸识别|facial recognition
autonomous-driving|自动驾驶,无人驾驶,智能驾驶|autonomous driving,self-driving
adas|高级辅助驾驶,辅助驾驶|ADAS,driver assistance
v2x|车路云一体化,车路协同,车联网|V2X,connected vehicles
robot|机器人|robotics,robots
humanoid|人形机器人|humanoid robot,humanoid robots
industrial-robot|工业机器人|industrial robot,industrial robots
embodied|具身智能|embodied intelligence,embodied AI
drone|无人机|drone,drones,UAV
evtol|电动垂直起降飞行器,飞行汽车|eVTOL,flying car
low-altitude|低空经济|low-altitude economy
cloud|云计算|cloud computing
edge-computing|边缘计算|edge computing
big-data|大数据|big data
data-centre|数据中心,算力中心,智算中心|data center,data centre,data centers
compute|算力|computing power
blockchain|区块链|blockchain
digital-currency|数字货币,数字人民币,央行数字货币|digital yuan,CBDC,digital currency
crypto|加密货币,比特币|cryptocurrency,bitcoin
metaverse|元宇宙|metaverse
vr|虚拟现实,增强现实|virtual reality,augmented reality
iot|物联网|internet of things,IoT
industrial-internet|工业互联网|industrial internet
digital-twin|数字孪生|digital twin
quantum-computing|量子计算|quantum computing
quantum-communication|量子通信|quantum communication
5g|第五代移动通信,5G|5G
6g|第六代移动通信,6G|6G
satellite-internet|卫星互联网|satellite internet
beidou|北斗导航,北斗系统|BeiDou
optical-communication|光通信|optical communication
optical-module|光模块|optical module,optical transceiver,optical transceivers
cpo|共封装光学,CPO|co-packaged optics
silicon-photonics|硅光子,硅光|silicon photonics
fibre|光纤,光纤光缆|optical fiber,fibre optics
semiconductor|半导体|semiconductor,semiconductors
chip|芯片,集成电路|chip,chips,integrated circuit,integrated circuits
gpu|图形处理器,GPU|GPU,GPUs
ai-chip|人工智能芯片,AI芯片|AI chip,AI chips
hbm|高带宽内存,HBM|HBM,high bandwidth memory
dram|动态随机存储器,DRAM|DRAM
nand|闪存芯片,NAND|NAND,NAND flash
memory|存储芯片|memory chip,memory chips
lithography|光刻机,光刻|lithography
euv|极紫外光刻,EUV光刻机|EUV
photoresist|光刻胶|photoresist
eda|电子设计自动化,EDA|electronic design automation
chiplet|芯粒,Chiplet|chiplet,chiplets
packaging|先进封装|advanced packaging
risc-v|开源指令集|RISC-V
sic|碳化硅|silicon carbide
gan|氮化镓|gallium nitride
power-semiconductor|功率半导体,绝缘栅双极型晶体管,IGBT|power semiconductor,IGBT
mems|微机电系统|MEMS
sensor|传感器|sensor,sensors
lidar|激光雷达|lidar
mmwave|毫米波雷达|millimeter-wave radar
oled|有机发光二极管,OLED|OLED
mini-led|微型发光二极管|Mini LED,MicroLED
pcb|印制电路板,印刷电路板|printed circuit board,PCB
mlcc|片式多层陶瓷电容器|MLCC
photovoltaic|光伏|photovoltaic,photovoltaics
solar|太阳能,太阳能发电|solar power,solar energy
perovskite|钙钛矿,钙钛矿电池|perovskite
topcon|TOPCon电池|TOPCon
hjt|异质结电池,异质结|heterojunction
wind-power|风电,风力发电,海上风电|wind power,offshore wind
nuclear|核电|nuclear power
fusion|可控核聚变,核聚变|nuclear fusion
hydropower|水电,抽水蓄能|hydropower,pumped storage
hydrogen|氢能,绿氢|hydrogen energy,green hydrogen
fuel-cell|燃料电池,氢燃料电池|fuel cell,fuel cells
geothermal|地热能|geothermal
storage|储能,新型储能|energy storage
lithium-battery|锂电池,锂离子电池,动力电池|lithium battery,lithium-ion battery,lithium batteries
lfp|磷酸铁锂|lithium iron phosphate,LFP
ternary|三元锂电池,三元材料|ternary cathode
solid-state-battery|固态电池,全固态电池|solid-state battery,solid-state batteries
sodium-battery|钠离子电池,钠电池|sodium-ion battery
charging|充电桩,超级快充|charging pile,EV charging,fast charging
battery-swap|换电|battery swapping
nev|新能源汽车,新能源车|new energy vehicle,new energy vehicles,NEV
ev|电动汽车,纯电动汽车|electric vehicle,electric vehicles,EV,EVs
hybrid|插电式混合动力,混合动力|plug-in hybrid,hybrid vehicles
smart-grid|智能电网|smart grid
uhv|特高压|ultra-high voltage,UHV
virtual-plant|虚拟电厂|virtual power plant
ccus|碳捕集,碳捕集利用与封存|carbon capture,CCUS
biofuel|生物柴油,生物燃料,可持续航空燃料|biodiesel,biofuel,sustainable aviation fuel
superconductor|超导,室温超导|superconductor,superconductors
graphene|石墨烯|graphene
carbon-fibre|碳纤维|carbon fiber,carbon fibre
rare-earth|稀土,稀土永磁|rare earth,rare earths
aerogel|气凝胶|aerogel
3d-printing|增材制造|3D printing,additive manufacturing
cnc|数控机床,工业母机|CNC machine tools,machine tools
reducer|谐波减速器,减速器|harmonic reducer
servo|伺服电机|servo motor
laser|激光设备|laser equipment
space|商业航天,可回收火箭|commercial space,reusable rocket
aero-engine|航空发动机|aero engine,aircraft engine
large-aircraft|大飞机,国产大飞机|C919
maglev|磁悬浮|maglev
high-speed-rail|高速铁路,高铁|high-speed rail
biotech|生物技术|biotechnology,biotech
innovative-drug|创新药|innovative drugs
gene-therapy|基因治疗|gene therapy
gene-editing|基因编辑|gene editing,CRISPR
gene-sequencing|基因测序|gene sequencing
cell-therapy|细胞治疗,CAR-T|cell therapy,CAR-T
adc-drug|抗体偶联药物|antibody-drug conjugate,ADC drugs
mrna|信使核糖核酸,mRNA|mRNA
vaccine|疫苗|vaccine,vaccines
glp1|减肥药,司美格鲁肽|GLP-1,semaglutide
biosimilar|生物类似药|biosimilar,biosimilars
synthetic-biology|合成生物,合成生物学|synthetic biology
bci|脑机接口|brain-computer interface
surgical-robot|手术机器人|surgical robot
medical-imaging|医学影像|medical imaging
ivd|体外诊断|in vitro diagnostics
gmo|转基因,生物育种|gene-modified crops,GMO
smart-agri|智慧农业|smart agriculture
cybersecurity|网络安全|cybersecurity,cyber security
xinchuang|信创|domestic IT substitution
operating-system|操作系统,鸿蒙系统|operating system,HarmonyOS
database|数据库|database software
erp|企业资源计划,ERP|ERP
saas|软件即服务,SaaS|SaaS,software as a service
open-source|开源软件|open source
smart-home|智能家居|smart home
wearable|可穿戴设备|wearables,wearable devices
smart-glasses|智能眼镜,AI眼镜|smart glasses
foldable|折叠屏|foldable phone,foldable phones
nfc|近场通信|NFC
rfid|射频识别|RFID
wifi7|WiFi7|Wi-Fi 7
e-commerce|电子商务,跨境电商|e-commerce,ecommerce
live-commerce|直播带货|livestream shopping
mobile-payment|移动支付|mobile payment,mobile payments
fintech|金融科技|fintech
insurtech|保险科技|insurtech
telemedicine|互联网医疗|telemedicine
smart-city|智慧城市|smart city
desalination|海水淡化|desalination
waste-to-energy|垃圾焚烧发电|waste-to-energy
shale|页岩气,页岩油|shale gas,shale oil
lng|液化天然气,LNG|LNG,liquefied natural gas
combustible-ice|可燃冰|gas hydrate
liquid-cooling|液冷|liquid cooling
copper-cable|高速铜缆,铜缆高速连接|copper cable
`
