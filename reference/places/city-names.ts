/**
 * More names of cities, beyond those in renames.ts: Hindi, spellings in use, what people say for short. One city a
 * line: state code, the name it is shown under, then its other names.
 */
const table = `
MH Mumbai | Mumbay | Bombai | बम्बई | मुम्बइ
MH Navi Mumbai | Navimumbai | नवी मुम्बई | न्यू मुंबई
MH Pimpri-Chinchwad | PCMC | Pimpri Chinchwad | पिंपरी चिंचवड़ | पिंपरी-चिंचवड | पिंपरी | चिंचवड़
MH Vasai-Virar | Vasai | Vasai Virar | Vasai East | Vasai West | Virar East | Virar West | वसई | विरार | वसई विरार
MH Dombivli | Dombivili | Dombivli East | Dombivli West | डोंबिवली
MH Kalyan | Kalyan East | Kalyan West
MH Thane | Thane West | Thane East | थाने
MH Bhiwandi | Bhivandi | Bhiwandi City | भिवंडी
MH Mira Bhayandar | Mira-Bhayandar | Miraroad | Bhayander | मीरा भाईंदर | मीरा रोड | भायंदर
MH Ulhasnagar | Ulhas Nagar | उल्हासनगर
MH Amravati | Amraoti | अमरावती
MH Sangli | सांगली
MH Nanded | नांदेड़ | नांदेड
MH Kolhapur | कोल्हापुर
MH Malegaon | मालेगांव
MH Jalgaon | जलगांव | जळगाव
MH Akola | अकोला
MH Latur | लातूर
MH Dhule | Dhulia | धुले | धुळे
MH Ahilyanagar | अहमदनगर | अहिल्यानगर | अहिल्या नगर
MH Chandrapur | चंद्रपुर
MH Parbhani | परभणी
MH Ichalkaranji | इचलकरंजी
MH Jalna | जालना
MH Ambarnath | Ambernath | अंबरनाथ
MH Satara | सतारा
MH Ratnagiri | रत्नागिरी
MH Panvel | पनवेल
MH Lonavla | Lonavala | लोनावला
MH Badlapur | बदलापुर
MH Nashik | Nashik City | नाशिक
MH Chhatrapati Sambhajinagar | Chatrapati Sambhajinagar | Sambhaji Nagar | Aurangabad Maharashtra | संभाजीनगर
MH Bhusawal | भुसावल
MH Beed | बीड महाराष्ट्र
MH Yavatmal | यवतमाल
MH Gondia | Gondiya | गोंदिया
MH Wardha | वर्धा
MH Achalpur | अचलपुर
MH Barshi | बार्शी
MH Nandurbar | नंदुरबार
MH Amalner | अमलनेर
MH Chalisgaon | चालीसगांव
MH Pandharpur | पंढरपुर
MH Parli Vaijnath | परली वैजनाथ
MH Khamgaon | खामगांव
MH Bhandara | भंडारा महाराष्ट्र
MH Dharashiv | उस्मानाबाद | धाराशिव
MH Manmad | मनमाड
MH Hingoli | हिंगोली
MH Palghar | पालघर
MH Washim | वाशिम
MH Buldhana | बुलढाणा
MH Shirdi | Shirdi Sai Baba | शिरडी | शिर्डी
MH Mahabaleshwar | महाबलेश्वर
MH Panchgani | पंचगनी
MH Matheran | माथेरान
MH Alibag | Alibaug | अलीबाग
MH Trimbak | Trimbakeshwar | Tryambakeshwar | त्र्यंबकेश्वर
MH Tuljapur | तुलजापुर
MH Igatpuri | इगतपुरी
DL Delhi | Delhy | Delhi City | NCR | Delhi-NCR | देहली | दिल्ली एनसीआर
DL New Delhi | Newdelhi | N Delhi
KA Bengaluru | Bengalooru | Bangaluru | Bangalor | Bengluru | Blr | बैंगलुरु | बेंगलोर | बेंगलूर
KA Mysuru | Maisur | माइसूर
KA Mangaluru | Manglore | मैंगलोर | मंगलूर
KA Hubballi | Hubli Dharwad | Hubballi-Dharwad | हुबली-धारवाड़ | हुब्बली
KA Belagavi | बेलगाम
KA Kalaburagi | कलबुर्गी | गुलबर्गा
KA Davanagere | दावणगेरे
KA Ballari | बेल्लारी | बल्लारी
KA Vijayapura | बीजापुर | विजयपुरा
KA Shivamogga | शिवमोग्गा | शिमोगा
KA Tumakuru | तुमकूर | तुमकुरु
KA Raichur | रायचूर
KA Bidar | बीदर
KA Udupi | उडुपी
KA Hosapete | होसपेट
KA Hassan | हासन
KA Hampi | हम्पी
KA Gokarna | गोकर्ण
KA Murudeshwar | Murdeshwar | मुरुदेश्वर
KA Madikeri | मडिकेरी
KA Chikkamagaluru | चिकमंगलूर | चिक्कमगलूर
WB Kolkata | Kolkatta | Calcuta | Kolkata City | कोलकता
WB Howrah | Hawrah | Haorah | हावडा
WB Siliguri | सिलीगुड़ी
WB Asansol | आसनसोल
WB Durgapur | दुर्गापुर
WB Bardhaman | बर्धमान | वर्धमान
WB Malda | मालदा
WB Kharagpur | खड़गपुर
WB Haldia | हल्दिया
WB Hooghly | हुगली
WB Barasat | बारासात
WB Barrackpore | बैरकपुर
WB Cooch Behar | Koch Bihar | Coochbehar | कूच बिहार
WB Kalimpong | कालिम्पोंग
TN Chennai | Chenai | Chinnai | Madras City
TN Coimbatore | Koyambatur | Cbe | कोयम्बटूर | कोयंबतूर | कोयम्बतूर
TN Madurai | Madura | मदुराई
TN Salem | सेलम
TN Tiruchirappalli | Tiruchirapalli | Thiruchirappalli | Tiruchchirappalli | Trichi | त्रिची | तिरुचि
TN Tiruppur | Tirupur | Thiruppur | Thirupur | तिरुपुर | तिरुप्पुर
TN Erode | इरोड | ईरोड
TN Tirunelveli | Thirunelveli | Nellai | तिरुनेलवेली
TN Thoothukudi | Thoothukkudi | Tuticorn | तूतुकुड़ी | तूतीकोरिन
TN Vellore | वेल्लोर
TN Thanjavur | Tanjavur | तंजावुर | तंजौर
TN Nagercoil | नागरकोइल
TN Dindigul | डिंडीगुल
TN Hosur | Hosoor | होसुर
TN Kanchipuram | Kanjivaram | कांचीपुरम
TN Sivakasi | Shivakasi | शिवकाशी
TN Karur | करूर
TN Udhagamandalam | ऊटी
TN Cuddalore | कुड्डालोर
TN Tambaram | ताम्बरम
TN Kodaikanal | Kodai | कोडाइकनाल | कोडईकनाल
TN Coonoor | कुन्नूर तमिलनाडु
TN Yercaud | यरकौड
TN Rameswaram | Rameshwaram | रामेश्वरम
TN Kanniyakumari | Kanya Kumari | कन्याकुमारी
TN Velankanni | वेलंकन्नी
TN Tiruvannamalai | Thiruvannamalai | तिरुवन्नामलाई
GJ Ahmedabad | Ahmdabad | Ahemdabad | Ahamdabad | Amdabad | एहमदाबाद
GJ Surat | Surat City | सुरत
GJ Vadodara | Vadodra | Barodra | बडोदा | बड़ोदा
GJ Rajkot | Rajcot
GJ Bhavnagar | Bhavanagar | भावनगर
GJ Jamnagar | Jam Nagar | जामनगर
GJ Gandhinagar | गांधीनगर
GJ Junagadh | Junagarh | जूनागढ़
GJ Vapi | वापी
GJ Ankleshwar | Ankleshvar | Anklesvar | अंकलेश्वर
GJ Bharuch | भरूच | भड़ौच
GJ Morbi | मोरबी
GJ Nadiad | नडियाद
GJ Anand | आणंद | आनंद
GJ Navsari | नवसारी
GJ Mehsana | Mahesana | मेहसाणा
GJ Gandhidham | गांधीधाम
GJ Bhuj | भुज
GJ Surendranagar | सुरेंद्रनगर
GJ Valsad | Bulsar | वलसाड
GJ Veraval | वेरावल
GJ Porbandar | पोरबंदर
GJ Godhra | गोधरा
GJ Palanpur | पालनपुर
GJ Patan | पाटन
GJ Botad | बोटाद
GJ Gondal | गोंडल
GJ Amreli | अमरेली
GJ Dahod | दाहोद
GJ Ambaji | अंबाजी
GJ Dwarka | द्वारका गुजरात
GJ Palitana | पालीताना
GJ Saputara | सापुतारा
GJ Kevadia | Ekta Nagar | Statue of Unity | केवड़िया | एकता नगर
TS Hyderabad | Hydrabad | Haidrabad | Haiderabad | Hydarabad | Hyd | हैद्राबाद | हैदरबाद
TS Secunderabad | Sikandrabad | Secundrabad | Sec'bad | सिकंदराबाद
TS Warangal | Orugallu | वारंगल
TS Nizamabad | निज़ामाबाद | निजामाबाद
TS Karimnagar | Karim Nagar | करीमनगर
TS Khammam | खम्मम
TS Ramgundam | Ramagundam | रामगुंडम
TS Bhadrachalam | भद्राचलम
TS Yadagirigutta | यादगिरिगुट्टा
UP Kanpur | Kanpoor | Kanpur Nagar | कानपूर
UP Lucknow | Luknow | Lakhnow | Lucknaw | लखनउ
UP Agra | Aagra
UP Meerut | Merath | Mirat
UP Ghaziabad | Gaziabad | Ghaziyabad | Gzb | ग़ाज़ियाबाद | गज़ियाबाद
UP Varanasi | Varansi | Banares | Baranasi
UP Prayagraj | Prayag | Illahabad | Alahabad | Prayag Raj | इलाहबाद | प्रयाग
UP Aligarh | Aligadh
UP Bareilly | Bareli | Barely | बरेलि
UP Moradabad | Muradabad
UP Noida | Noyda | Noida City | New Okhla | नॉएडा | नोयडा
UP Greater Noida | Greaternoida | Gr Noida | G Noida | ग्रेटर नोएडा
UP Gorakhpur | Gorakpur
UP Saharanpur | सहारनपुर
UP Jhansi | झांसी | झाँसी
UP Muzaffarnagar | Muzafarnagar | Muzaffar Nagar | मुज़फ़्फ़रनगर | मुजफ्फरनगर
UP Mathura | मथुरा
UP Firozabad | Ferozabad | फिरोज़ाबाद | फिरोजाबाद
UP Shahjahanpur | शाहजहांपुर | शाहजहाँपुर
UP Rampur | रामपुर
UP Hapur | हापुड़
UP Etawah | इटावा
UP Mirzapur | मिर्ज़ापुर | मिर्जापुर
UP Bulandshahr | Bulandshahar | बुलंदशहर
UP Raebareli | Rae Bareli | Rai Bareli | रायबरेली
UP Amroha | अमरोहा
UP Jaunpur | जौनपुर
UP Farrukhabad | फ़र्रुख़ाबाद | फर्रुखाबाद
UP Mau | मऊ
UP Sambhal | संभल
UP Bahraich | बहराइच
UP Ayodhya | Ayodhia
UP Vrindavan | Brindavan | Vrindaban | वृंदावन
UP Bhadohi | भदोही
UP Khurja | खुर्जा
UP Fatehpur | फतेहपुर
UP Loni | लोनी
UP Sitapur | सीतापुर
UP Unnao | उन्नाव
UP Budaun | Badaun | बदायूं | बदायूँ
UP Orai | उरई
UP Banda | बांदा | बाँदा
UP Lakhimpur | लखीमपुर | लखीमपुर खीरी
UP Gonda | गोंडा | गोण्डा
UP Pilibhit | पीलीभीत
UP Etah | एटा
UP Modinagar | मोदीनगर
UP Deoria | देवरिया
UP Hathras | हाथरस
UP Lalitpur | ललितपुर
UP Hardoi | हरदोई
UP Azamgarh | आज़मगढ़ | आजमगढ़
UP Basti | बस्ती उत्तर प्रदेश
UP Sultanpur | सुल्तानपुर
UP Ghazipur | गाज़ीपुर | गाजीपुर
UP Shikohabad | शिकोहाबाद
UP Kasganj | कासगंज
UP Pandit Deen Dayal Upadhyaya Nagar | मुगलसराय | दीनदयाल उपाध्याय नगर
UP Shamli | शामली
UP Mainpuri | मैनपुरी
UP Baraut | बड़ौत
UP Mahoba | महोबा
UP Deoband | देवबंद
UP Bijnor | बिजनौर
UP Najibabad | नजीबाबाद
UP Kairana | कैराना
UP Balrampur | बलरामपुर
UP Kannauj | कन्नौज
UP Dadri | दादरी
UP Auraiya | औरैया
UP Khatauli | खतौली
UP Govardhan | गोवर्धन
UP Barsana | बरसाना
UP Kushinagar | कुशीनगर
RJ Jaipur | Jaypur | Pink City | जैपुर
RJ Jodhpur | Jodpur
RJ Kota | Kotah
RJ Bikaner | Beekaner | बीकानेर
RJ Ajmer | Ajmeer | Ajmer Sharif | अजमेर शरीफ
RJ Udaipur | Udaypur
RJ Bhilwara | भीलवाड़ा
RJ Alwar | Alwer | अलवर
RJ Sri Ganganagar | Shri Ganganagar | Sriganganagar | श्रीगंगानगर | श्री गंगानगर | गंगानगर
RJ Bharatpur | भरतपुर
RJ Sikar | सीकर
RJ Pali | पाली
RJ Bhiwadi | Bhivadi | भिवाड़ी
RJ Jaisalmer | जैसलमेर
RJ Chittorgarh | Chittaurgarh | Chittor | चित्तौड़गढ़
RJ Kishangarh | किशनगढ़
RJ Neemrana | नीमराना
RJ Hanumangarh | हनुमानगढ़
RJ Tonk | टोंक
RJ Beawar | ब्यावर
RJ Gangapur | Gangapur City | गंगापुर सिटी
RJ Jhunjhunu | झुंझुनू | झुंझुनूं
RJ Sawai Madhopur | Ranthambore | Ranthambhore | सवाई माधोपुर | रणथंभौर
RJ Churu | चूरू
RJ Dholpur | धौलपुर
RJ Bundi | बूंदी राजस्थान
RJ Nagaur | नागौर
RJ Hindaun | Hindaun City | हिंडौन
RJ Makrana | मकराना
RJ Banswara | बांसवाड़ा
RJ Barmer | बाड़मेर
RJ Baran | बारां
RJ Karauli | करौली
RJ Dausa | दौसा
RJ Balotra | बालोतरा
RJ Rajsamand | राजसमंद
RJ Suratgarh | सूरतगढ़
RJ Sujangarh | सुजानगढ़
RJ Nathdwara | नाथद्वारा
RJ Pushkar | पुष्कर
RJ Mount Abu | Mt Abu | माउंट आबू | माउन्ट आबू
MP Indore | Indor | Indaur | इन्दोर | इंदोर
MP Bhopal | Bhopaal
MP Jabalpur | Jabalpoor
MP Gwalior | Gwaliyar | Gwaliar
MP Ujjain | Ujain | उज्जैन
MP Sagar | सागर
MP Dewas | देवास
MP Satna | सतना
MP Ratlam | रतलाम
MP Rewa | Riwa | रीवा
MP Katni | कटनी
MP Singrauli | सिंगरौली
MP Burhanpur | बुरहानपुर
MP Khandwa | खंडवा
MP Pithampur | पीथमपुर
MP Mhow | महू
MP Chhindwara | छिंदवाड़ा
MP Bhind | भिंड
MP Shivpuri | शिवपुरी
MP Guna | गुना मध्य प्रदेश
MP Morena | मुरैना
MP Vidisha | विदिशा
MP Neemuch | Nimach | नीमच
MP Mandsaur | मंदसौर
MP Damoh | दमोह
MP Chhatarpur | छतरपुर
MP Narmadapuram | होशंगाबाद | नर्मदापुरम
MP Nagda | नागदा
MP Seoni | सिवनी
MP Itarsi | इटारसी
MP Sehore | सीहोर
MP Khargone | खरगोन
MP Betul | बैतूल
MP Datia | दतिया
MP Shahdol | शहडोल
MP Dhar | धार मध्य प्रदेश
MP Balaghat | बालाघाट
MP Tikamgarh | टीकमगढ़
MP Harda | हरदा
MP Jaora | जावरा
MP Ashoknagar | अशोकनगर
MP Sheopur | श्योपुर
MP Maheshwar | महेश्वर
MP Omkareshwar | ओंकारेश्वर | ओम्कारेश्वर
MP Orchha | ओरछा
MP Pachmarhi | Panchmarhi | पचमढ़ी
MP Maihar | मैहर
MP Amarkantak | अमरकंटक
MP Khajuraho | खजुराहो
BR Patna | Pataliputra | Patna City | पाटलिपुत्र
BR Gaya | Gaya Ji | Gayaji
BR Bhagalpur | भागलपुर
BR Muzaffarpur | Muzafarpur | मुज़फ़्फ़रपुर | मुजफ्फरपुर
BR Darbhanga | दरभंगा
BR Purnia | Purnea | पूर्णिया
BR Bihar Sharif | Biharsharif | बिहार शरीफ | बिहारशरीफ
BR Arrah | Ara | आरा
BR Begusarai | बेगूसराय
BR Katihar | कटिहार
BR Munger | मुंगेर
BR Chhapra | छपरा
BR Hajipur | हाजीपुर
BR Sasaram | सासाराम
BR Danapur | दानापुर
BR Saharsa | सहरसा
BR Bettiah | बेतिया
BR Siwan | सिवान | सीवान
BR Motihari | मोतिहारी
BR Jamalpur | जमालपुर
BR Nawada | नवादा
BR Jehanabad | जहानाबाद
BR Buxar | बक्सर
BR Aurangabad | औरंगाबाद बिहार
BR Kishanganj | किशनगंज
BR Lakhisarai | लखीसराय
BR Jamui | जमुई
BR Madhubani | मधुबनी
BR Araria | अररिया
BR Gopalganj | गोपालगंज
BR Supaul | सुपौल
BR Bodh Gaya | Bodhgaya | बोधगया | बोध गया
BR Rajgir | राजगीर
JH Ranchi | Raanchi
JH Jamshedpur | Jamsedpur | Tata Nagar | टाटानगर | टाटा नगर
JH Dhanbad | धनबाद
JH Bokaro | Bokaro Steel City | बोकारो
JH Hazaribagh | Hazaribag | Hazaribag Town | हज़ारीबाग | हजारीबाग
JH Deoghar | Devghar | Baidyanath Dham | देवघर
JH Chas | चास
JH Sahibganj | साहिबगंज
JH Jharia | झरिया
JH Ramgarh | रामगढ़
JH Medininagar | Daltonganj | डाल्टनगंज | मेदिनीनगर
JH Jhumri Telaiya | झुमरी तिलैया
JH Chaibasa | चाईबासा
JH Giridih | गिरिडीह
CG Raipur | Raypur
CG Bhilai | Bhilai Nagar | Bhilainagar | भिलाई
CG Bilaspur | बिलासपुर
CG Korba | कोरबा
CG Durg | दुर्ग
CG Rajnandgaon | राजनांदगांव
CG Jagdalpur | जगदलपुर
CG Raigarh | रायगढ़
CG Dhamtari | धमतरी
CG Ambikapur | अंबिकापुर
OD Bhubaneswar | Bhuvaneshwar | Bhuvaneswar | Bhubneshwar | Bbsr | भुवनेश्वर ओडिशा
OD Cuttack | Katak | कटक
OD Rourkela | Raurkela | राउरकेला
OD Berhampur | ब्रह्मपुर
OD Sambalpur | संबलपुर
OD Puri | Jagannath Puri | पुरी
OD Balasore | बालासोर
OD Jharsuguda | झारसुगुड़ा
OD Angul | अंगुल
PB Ludhiana | Ludhiyana | Ludiana
PB Amritsar | Amritser | अम्रितसर
PB Jalandhar | Jalandar | Jallandhar | जालन्धर
PB Patiala | पटियाला
PB Bathinda | Bhatinda | बठिंडा | भटिंडा
PB Mohali | Mohali City | S.A.S. Nagar | मोहाली
PB Hoshiarpur | होशियारपुर
PB Pathankot | पठानकोट
PB Moga | मोगा
PB Firozpur | फिरोज़पुर | फिरोजपुर
PB Kapurthala | कपूरथला
PB Batala | बटाला
PB Abohar | अबोहर
PB Khanna | खन्ना
PB Malerkotla | मलेरकोटला
PB Barnala | बरनाला
PB Phagwara | फगवाड़ा
PB Muktsar | मुक्तसर
PB Sangrur | संगरूर
PB Rajpura | राजपुरा
PB Faridkot | फरीदकोट
PB Fazilka | फाजिल्का
PB Anandpur Sahib | आनंदपुर साहिब
HR Faridabad | Fridabad | Faridabad City | फ़रीदाबाद
HR Gurugram | Gurgoan | Gudgaon | Gurgaon City | Ggn | गुड़गाव | गुरूग्राम
HR Panipat | पानीपत
HR Ambala | Ambala City | अंबाला | अम्बाला
HR Rohtak | रोहतक
HR Hisar | Hissar | हिसार
HR Karnal | करनाल
HR Sonipat | Sonepat | सोनीपत
HR Yamuna Nagar | Yamunanagar | यमुनानगर | यमुना नगर
HR Panchkula | Panchkula City | पंचकूला
HR Bhiwani | भिवानी
HR Sirsa | सिरसा
HR Rewari | रेवाड़ी
HR Manesar | IMT Manesar | मानेसर
HR Bahadurgarh | बहादुरगढ़
HR Kurukshetra | कुरुक्षेत्र
HR Jind | जींद
HR Kaithal | कैथल
HR Palwal | पलवल
HR Jagadhri | जगाधरी
HR Hansi | हांसी हरियाणा
HR Narnaul | नारनौल
HR Fatehabad | फतेहाबाद
CH Chandigarh | Chandigad | Chandighar | Chandigarh City | चण्डीगढ़ | चंडीगढ
AP Visakhapatnam | Vishakapatnam | Visakhapatanam | Visakapatnam | Vizak | विशाखापटनम | विज़ाग
AP Vijayawada | Vijaywada | Vijayavada | Vijaywad | विजयवाडा
AP Guntur | Guntoor | गुंटूर
AP Nellore | Nelloor | नेल्लोर
AP Kurnool | Karnool | कुरनूल
AP Tirupati | तिरुपती
AP Kakinada | काकीनाडा
AP Rajamahendravaram | Rajamundry | Rajahmundri | राजमुंदरी | राजमहेंद्रवरम
AP Kadapa | कडपा
AP Anantapur | Ananthapur | Anantapuram | अनंतपुर
AP Vizianagaram | Vijayanagaram | विजयनगरम
AP Eluru | Ellore | एलुरु
AP Ongole | ओंगोल
AP Amaravati | अमरावती आंध्र प्रदेश
AP Tirumala | तिरुमला
AP Srisailam | Shrisailam | श्रीशैलम
AP Srikalahasti | Kalahasti | श्रीकालहस्ती
KL Kochi | Kochin | Cochi | Ernakulum | Eranakulam | कोचीन | एर्नाकुलम
KL Thiruvananthapuram | Thiruvanthapuram | Tiruvananthapuram | Thiruvanantapuram | Tvm | Trivendrum | तिरुअनंतपुरम | त्रिवेंद्रम
KL Kozhikode | Kozhikod | Kalikat | कोझिकोड | कालीकट
KL Thrissur | Thrisur | Trissur | त्रिशूर | त्रिसूर
KL Kollam | कोल्लम
KL Kannur | Kanur | कन्नूर
KL Alappuzha | Alapuzha | Aleppey | अलप्पुझा | अलेप्पी
KL Palakkad | Palakad | पालक्काड | पलक्कड़
KL Kottayam | कोट्टायम
KL Malappuram | मलप्पुरम
KL Kasaragod | Kasargod | कासरगोड
KL Munnar | मुन्नार
KL Varkala | वर्कला
KL Guruvayur | Guruvayoor | गुरुवायूर
AS Guwahati | Guwahaty | Gawahati | Guahati | गौहाटी
AS Dibrugarh | डिब्रूगढ़
AS Silchar | सिलचर
AS Jorhat | जोरहाट
AS Tezpur | तेजपुर
AS Tinsukia | तिनसुकिया
JK Srinagar | Shrinagar
JK Jammu | Jammu City | जम्मू
UK Dehradun | Dehradoon | Deharadun | Doon | देहरादुन
UK Haridwar | Haridvar | हरीद्वार
UK Haldwani | Haldwani-Kathgodam | Haldwani City | हल्द्वानी
UK Roorkee | Rurki | रुड़की
UK Rishikesh | Hrishikesh | ऋषिकेश
UK Rudrapur | रुद्रपुर
UK Kashipur | काशीपुर
UK Nainital | Naini Tal | नैनीताल
UK Ramnagar | Jim Corbett | Corbett | जिम कॉर्बेट
UK Mussoorie | Mussorie | Masuri | मसूरी
UK Almora | अल्मोड़ा
UK Ranikhet | रानीखेत
UK Lansdowne | लैंसडाउन
UK Joshimath | Jyotirmath | जोशीमठ | ज्योतिर्मठ
UK Rudraprayag | रुद्रप्रयाग
UK Uttarkashi | उत्तरकाशी
HP Shimla | Shimla City
HP Baddi | बद्दी
HP Solan | सोलन
HP Dharamsala | Dharamshala | Dharmshala | धर्मशाला
HP Mandi | मंडी हिमाचल
HP Manali | मनाली
HP Kullu | Kulu | कुल्लू
HP Jwalamukhi | Jwala Ji | Jwalaji | ज्वालामुखी | ज्वाला जी
HP Naina Devi | Nainadevi | नैना देवी
HP Kangra | कांगड़ा
GA Panaji | Panjim City | पंजिम
GA Margao | Margaon | मडगांव
GA Vasco da Gama | Vasco Da Gama | वास्को
GA Mapusa | Mapuca | मापुसा
PY Puducherry | Pondichery | Pudducherry | पांडिचेरी | पॉन्डिचेरी | पुडुचेरी
TR Agartala | अगरतला
ML Shillong | Shilong | शिलॉन्ग
ML Cherrapunji | Sohra | चेरापूंजी
MN Imphal | इम्फाल
MZ Aizawl | Aijal | आइजोल
NL Kohima | कोहिमा
NL Dimapur | दीमापुर
AR Itanagar | Ita Nagar | ईटानगर
AR Tawang | तवांग
SK Gangtok | Gantok | गंगटोक
AN Sri Vijaya Puram | Port Blaire | Portblair | पोर्ट ब्लेयर | श्री विजय पुरम
LA Leh | लेह
LA Kargil | करगिल | कारगिल
DH Silvassa | सिलवासा
DH Daman | दमन
DH Diu | दीव
LD Kavaratti | कवरत्ती
`;

export type CityNames = {
  readonly stateCode: string;
  readonly name: string;
  readonly otherNames: readonly string[];
};

export const cityNames: readonly CityNames[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", ...otherNames] = line.slice(3).split(" | ");
    return { stateCode: line.slice(0, 2), name, otherNames };
  });
