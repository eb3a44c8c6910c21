import { type Fault, fault } from './validate-faults.ts';

const es = 'locales/es.json';

/** Faults in the translations and on the pages of the project's own site. */
export const siteWordFaults: Fault[] = [
  fault('a11y/link-text', es, ['"Explora las vacantes"', '‸"Haz clic aquí"']),
  fault('i18n/placeholder-mismatch', es, [
    '"traditional": "%{traditionalMonths} meses"',
    '"traditional": ‸"meses"',
  ]),
  fault('content/forbidden-text', es, ['"Explora las vacantes"', '‸"Lorem ipsum dolor"']),
  fault('content/hardcoded-fact', es, ['"mail": "%{careersEmail}"', '"mail": ‸"careers@inspira.example"']),
  fault('content/misspelt-name', es, [
    '"Inspira y los proveedores tradicionales',
    '‸"Insipra y los proveedores tradicionales',
  ]),
  fault('content/misspelt-text', es, ['"headphones": "Audífonos"', '"headphones": ‸"Auídfonos"']),
  fault('i18n/changed-letter', es, ['"Abrir menú"', '‸"Abrir menu"']),
  fault('i18n/changed-letter', es, ['"Coloca tus artículos', '‸"Coloca tus articulos']),
  fault('i18n/changed-letter', es, ['"API y conectores listos"', '‸"API y conectores LISTOS"']),
  fault('content/misspelt-text', es, ['"public": "Público"', '"public": ‸"Púlico"']),
  fault('content/misspelt-text', es, [
    '"title": "Solución no encontrada"',
    '"title": ‸"Solucón no encontrada"',
  ]),
  fault('content/forbidden-text', es, [
    '"label": "Correo electrónico"',
    '"label": ‸"@todo Correo electrónico"',
  ]),
  fault('content/repeated-word', es, ['"Cancún, 3 noches"', '‸"Cancún, 3 noches|Cancún, 3 noches"']),
  fault('i18n/address-mismatch', es, ['"tu@empresa.com"', '‸"tu at empresa.com"']),
  fault('i18n/wrong-script-or-language', es, [
    '"desde el brief firmado hasta un programa activo con tu marca"',
    '‸"desde el brief firmado hasta a live, branded program"',
  ]),
  fault('i18n/expansion', es, ['"%{weeks} semanas"', '‸"%{weeks}"']),
  fault('i18n/expansion', es, ['"Soporte dedicado %{support}"', '‸"%{support}"']),
  fault('i18n/number-mismatch', es, [
    '"El nombre debe tener al menos 2 caracteres."',
    '‸"El nombre debe tener "',
  ]),
  fault('content/punctuation', es, ['"Niveles, puntos y', '‸"Niveles,, puntos y']),
  fault('content/repeated-word', es, ['"Explora las vacantes"', '‸"Explora las las vacantes"']),
  fault('content/unpaired-sign', es, ['"Explora las vacantes"', '‸"Explora (las vacantes"']),
  fault('i18n/edge-space', es, ['"Explora las vacantes"', '‸"Explora las vacantes "']),
  fault('i18n/case-mismatch', es, ['"Finalista"', '‸"finalista"']),
  fault('i18n/end-sign-mismatch', es, ['"Finalista"', '‸"Finalista."']),
  ...['desde $99 ', 'con 50% de descuento '].map((more) =>
    fault('i18n/number-mismatch', es, [
      '"Recompensas que valen la espera"',
      `‸"Recompensas ${more}que valen la espera"`,
    ]),
  ),
  ...['xxx', '2026-11-27 00:00:00'].map((text) =>
    fault('i18n/todo-value', es, ['"Recompensas que valen la espera"', `‸"${text}"`]),
  ),
  fault('i18n/placeholder-mismatch', 'locales/en.json', [
    '"tollFree": "toll-free"',
    '"tollFree": ‸"toll-free %{weeks}"',
  ]),
  fault('i18n/number-mismatch', es, ['"1,450 pts"', '‸"2,450 pts"']),
  fault('i18n/address-mismatch', es, ['"tu@empresa.com"', '‸"tuempresa.com"']),
  fault('i18n/unlike-others', 'pages/solutions/promotions.json', [
    '"t:solutionPage.benefits.loyalty"',
    '‸"t:solutionPage.benefits.roi"',
  ]),
  fault('i18n/unlike-others', 'pages/solutions/promotions.json', [
    '"t:solutionPage.keyFeatures"',
    '‸"t:rewards.recognition.title"',
  ]),
  fault('i18n/unlike-others', 'pages/solutions/share.json', [
    '"label": "t:solutionPage.demo", "link": "page:contact"',
    '"label": "t:solutionPage.demo", "link": ‸"page:rewards"',
  ]),
  fault('i18n/unlike-others', 'pages/solutions/pay.json', [
    '"eyebrow": "t:solutionPage.overview"',
    '"eyebrow": ‸"t:solutionPage.keyFeatures"',
  ]),
  fault('i18n/wrong-script-or-language', es, [
    '"Dirige al equipo de ingeniería que hace que todas las soluciones funcionen como una sola.',
    '‸"Dirige al equipo de keep every solution working as one.',
  ]),
  fault('content/repeated-word', es, ['"Empresa"', '‸"Empresa\\nEmpresa"']),
  fault('content/forbidden-text', es, ['"Soluciones de lealtad"', '‸"Soluci%C3%B3nes de lealtad"']),
  fault('content/punctuation', 'pages/solutions/promotions.json', ['"5,270"', '‸"5,2700"']),
  fault('content/punctuation', 'pages/solutions/promotions.json', ['"12,480"', '‸"12,48O"']),
  fault('content/punctuation', 'pages/solutions/pay.json', ['"$87.00"', '‸"$87.000"']),
  fault('i18n/html', es, ['"Explora las vacantes"', '‸"Explora <b>las vacantes"']),
  fault('i18n/invalid-message', es, ['"mail": "%{careersEmail}"', '"mail": ‸"%{careersEmail"']),
  fault('i18n/max-length', es, [
    '"Explora las vacantes"',
    '‸"Explora las vacantes que hay en toda la región"',
  ]),
  fault('i18n/plural-forms', es, ['"Explora las vacantes"', '‸"Explora |||| las |||| vacantes"']),
  fault('i18n/todo-value', es, ['"Explora las vacantes"', '‸"TODO"']),
  fault('i18n/todo-value', es, ['"Explora las vacantes"', '‸"n/a"']),
  fault('i18n/wrong-script-or-language', es, ['"Explora las vacantes"', '‸"Explore the vacantes"']),
  fault('seo/length', es, [
    '"Nosotros: engagement desde %{founded}"',
    '‸"Nosotros, y lo que hacemos desde %{founded} en tres continentes, todos los días"',
  ]),
  fault('i18n/placeholder-mismatch', es, [
    '"Distribuidores, agencias, bancos y empresas de viajes suman lealtad, recompensas y viajes a su oferta, bajo su propio nombre y en %{weeks} semanas."',
    '‸"Seis familias de recompensas en un catálogo: tarjetas de regalo, productos y viajes con hasta %{rewardsDiscount} de descuento en más de %{rewardsHotels} de hoteles."',
  ]),
  fault('i18n/copied-text', es, [
    '"Contratamos a personas que se fijan en los detalles. Si es tu caso, queremos conocerte."',
    '‸"Un equipo en tres continentes y una convicción: la gente vuelve con quien la toma en cuenta."',
  ]),
  fault('i18n/inline-mismatch', 'pages/solutions/pay.json', [
    '"badge": "t:solutions.pay.card.title|Pay"',
    '"badge": ‸"t:solutions.pay.card.title|Pays"',
  ]),
  fault('i18n/expansion', es, [
    '"Ven a trazar la próxima línea"',
    '‸"Ven, ¿qué esperas? Queremos trazar contigo la próxima línea de esta historia, paso a paso, todos los días y en cada país"',
  ]),
  fault('i18n/identical-to-source', es, ['"Finalista"', '‸"Finalist"']),
  fault('content/punctuation', es, [
    '"Cerramos el círculo desde %{founded}',
    '‸"Cerramos el círculo desde%{founded}',
  ]),
  fault('content/punctuation', es, [
    'en marcha en %{weeks} semanas."',
    'en marcha en%{weeks}semanas."',
    '"description": ‸"Lealtad, recompensas, promociones, viajes y pagos en una sola',
  ]),
  fault('i18n/edge-space', es, ['"Acompaña a cada cliente desde la', '‸"Acompaña a cada cliente\\ndesde la']),
  fault('i18n/case-mismatch', es, ['"menos cancelaciones"', '‸"Menos cancelaciones"']),
  fault('link/insecure-or-local', 'pages/about-us.json', [
    '"%{linkedinUrl}/jobs/"',
    '‸"%{linkedinUrl}jobs/"',
  ]),
];
