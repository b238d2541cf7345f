/** Terms of electronics (see `terms.ts` for how a line is read). */
export const electronics = `
半导体;集成电路;芯片|semiconductor;integrated circuit;chip;IC;microchip
  芯片设计;集成电路设计;IC设计|chip design;IC design;fabless
    EDA;电子设计自动化|EDA;electronic design automation
    IP核;半导体IP|IP core;semiconductor IP
  晶圆制造;晶圆代工|wafer fabrication;wafer foundry;foundry
  封装测试;封测;集成电路封装|packaging and testing;chip packaging;OSAT
    先进封装;晶圆级封装|advanced packaging;wafer-level packaging
    引线框架|lead frame
    封装基板;IC载板|package substrate;IC substrate
    芯粒;小芯片|chiplet
  存储芯片;存储器|memory chip;memory
    DRAM;动态随机存储器|DRAM
    闪存;NAND|flash memory;NAND flash;NOR flash
    高带宽存储|high bandwidth memory;HBM
    内存接口芯片|memory interface chip
  逻辑芯片|logic chip
    处理器;CPU;中央处理器|processor;CPU
    GPU;图形处理器|GPU;graphics processor
    FPGA;现场可编程门阵列|FPGA
    微控制器;MCU;单片机|microcontroller;MCU
    AI芯片;人工智能芯片;智能芯片|AI chip;AI accelerator
    SoC;系统级芯片|SoC;system on chip
  模拟芯片;模拟集成电路|analog chip;analog IC
    电源管理芯片|power management chip;PMIC
    信号链芯片|signal chain chip
    射频芯片;射频前端|RF chip;RF front end
    驱动芯片;显示驱动芯片|driver chip;display driver IC
  功率半导体;功率器件|power semiconductor;power device
    IGBT;绝缘栅双极型晶体管|IGBT
    MOSFET;场效应管|MOSFET
    二极管|diode
    晶体管;三极管|transistor
    晶闸管|thyristor
  第三代半导体;宽禁带半导体|wide-bandgap semiconductor;third-generation semiconductor
    碳化硅|silicon carbide;SiC
    氮化镓|gallium nitride;GaN
    砷化镓|gallium arsenide;GaAs
  传感器|sensor
    图像传感器;CMOS图像传感器|image sensor;CMOS image sensor;CIS
    MEMS;微机电系统|MEMS
    压力传感器|pressure sensor
    指纹识别;指纹识别芯片|fingerprint recognition;fingerprint sensor
    激光雷达|lidar
    毫米波雷达|millimetre-wave radar;millimeter wave radar
  半导体设备;集成电路设备|semiconductor equipment
    光刻机|lithography machine;photolithography
    刻蚀设备;刻蚀机|etching equipment
    薄膜沉积设备|thin-film deposition equipment
    离子注入机|ion implanter
    清洗设备;半导体清洗设备|cleaning equipment;wafer cleaning
    测试机;半导体测试设备|chip tester;semiconductor test equipment
    单晶炉;长晶炉|crystal growth furnace;crystal puller
  半导体材料|semiconductor material
    硅片;半导体硅片|silicon wafer
    光刻胶|photoresist
    电子特气;特种气体;电子气体|electronic specialty gas;specialty gas
    湿电子化学品;电子化学品|wet electronic chemicals;electronic chemicals
    溅射靶材;靶材|sputtering target
    抛光液;抛光垫;CMP材料|CMP slurry;polishing pad
    掩模版;光罩|photomask
电子元件;电子元器件|electronic component
  印制电路板;印刷电路板;PCB;线路板|printed circuit board;PCB;circuit board
    柔性电路板;FPC;挠性电路板|flexible circuit board;FPC
    覆铜板|copper clad laminate;CCL
    HDI板;高密度互连板|HDI board
  电容器;电容|capacitor
    MLCC;片式多层陶瓷电容器|MLCC;multilayer ceramic capacitor
    薄膜电容;薄膜电容器|film capacitor
    铝电解电容器;铝电解电容|aluminium electrolytic capacitor
    超级电容器;超级电容|supercapacitor
  电阻;电阻器|resistor
  电感;电感器|inductor
    磁性元件;磁性材料|magnetic component;magnetic material
  连接器|connector
  继电器|relay
  晶振;石英晶体|crystal oscillator;quartz crystal
  电子变压器;高频变压器|electronic transformer
  天线|antenna
  滤波器|filter;SAW filter
  线束|wire harness
  电子陶瓷|electronic ceramics
  微电机;微特电机|micro motor
光电子|optoelectronics
  LED;发光二极管|LED;light-emitting diode
    LED芯片|LED chip
    LED封装|LED packaging
    Mini LED;微型LED;Micro LED|mini LED;micro LED
    LED显示屏|LED display
    LED照明;照明|LED lighting;lighting
  激光器;激光|laser
    光纤激光器|fiber laser;fibre laser
    激光加工设备;激光设备|laser processing equipment
  光学镜头;镜头;光学元件|optical lens;lens;optical component
    摄像头模组;摄像模组|camera module
  光伏探测器;红外探测器;红外热像仪|infrared detector;thermal imager
  光模块|optical module;optical transceiver
  光芯片|optical chip;photonic chip
  硅光|silicon photonics
显示;平板显示|display;flat panel display
  液晶面板;LCD;液晶显示|LCD panel;LCD;liquid crystal display
    背光模组|backlight module
    偏光片|polarizer
    液晶材料|liquid crystal material
    玻璃基板|glass substrate
  OLED;有机发光二极管|OLED
    柔性屏;柔性显示|flexible display
    OLED材料|OLED material
  触摸屏;触控屏;触控显示|touch screen;touch panel
  电子纸|electronic paper;e-paper
消费电子|consumer electronics
  智能手机;手机|smartphone;mobile phone
  可穿戴设备;智能穿戴;智能手表|wearable device;smart watch
  虚拟现实;VR|virtual reality;VR
  增强现实;AR|augmented reality;AR
  耳机;TWS耳机|earphone;headphone
  平板电脑|tablet computer
  笔记本电脑|laptop;notebook computer
  智能音箱;音箱|smart speaker;loudspeaker
  声学器件;扬声器|acoustic component;speaker
  无线充电|wireless charging
  电源适配器;充电器|power adapter;charger
  精密结构件;金属结构件|precision structural part
通信设备|communications equipment;telecom equipment
  5G|5G
  6G|6G
  基站;基站设备|base station
  光纤光缆;光纤;光缆|optical fiber cable;optical fibre;optical fiber
  光通信;光传输|optical communication
  交换机|switch;network switch
  路由器|router
  物联网|internet of things;IoT
    物联网模组;无线通信模组|IoT module;wireless module
    RFID;射频识别|RFID
    智能电表;电能表|smart meter;electricity meter
  卫星通信|satellite communication
  卫星导航;北斗|satellite navigation;BeiDou;GNSS
  量子通信|quantum communication
  专网通信;对讲机|private network communication;two-way radio
  微波通信;微波器件|microwave component
智能家居|smart home
  智能门锁|smart lock
  扫地机器人;清洁电器|robot vacuum;cleaning appliance
仪器仪表;测量仪器|instrument;measuring instrument
  电子测量仪器;示波器|electronic test instrument;oscilloscope
  水表;智能水表|water meter
  燃气表|gas meter
  质谱仪|mass spectrometer
  分析仪器;色谱仪|analytical instrument;chromatograph
`
