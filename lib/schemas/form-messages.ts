/**
 * The sentences of forms and of the API's validation, each with its key: pages in Hindi show the sentence that stands
 * under the same key in the catalogue's namespace `form` (decisions.md section 4; spec.md sections 5 and 8).
 */
export const FORM_MESSAGES = {
  emailRequired: "Email is required!",
  emailInvalid: "Please enter a valid email address",
  mobileRequired: "Mobile number is required!",
  mobileInvalid: "Please enter a valid mobile number.",
  passwordRequired: "Password is required!",
  passwordLength: "Password must be 8 to 128 characters",
  passwordCommon: "This password is too common. Please choose another.",
  passwordsDiffer: "Passwords do not match!",
  companyNameLength: "Company name must be 2 to 120 characters",
  nameLength: "Name must be 3 to 120 characters",
  priceRange: "Price must be a whole number from 1 to 1,000,000,000",
  descriptionLength: "Description must be 1 to 5,000 characters",
  phoneTenDigits: "Please enter a valid 10-digit phone number",
  addressLength: "Address must be 1 to 300 characters",
  categoryRequired: "Please choose a category",
  subcategoryRequired: "Please choose a subcategory",
  subcategoryOfOther: "This subcategory belongs to another category",
  latitudeRange: "Latitude must be a number from -90 to 90",
  longitudeRange: "Longitude must be a number from -180 to 180",
  radiusRange: "Radius must be a whole number, at least 1 km",
  tagsRange: "At most 10 tags of at most 40 characters each",
  gstInvalid: "Please enter a valid GST number.",
  panInvalid: "Please enter a valid PAN number.",
  companyTypeInvalid: "Please choose a company type",
  categoryNameLength: "Name must be 1 to 60 characters",
  reasonLength: "Reason must be at most 500 characters",
  imageTooLarge: "Each image may be at most 5 MB",
  imageKind: "Images must be JPEG or PNG",
  imageCount: "You can upload up to 3 images. No slots left",
  fileTooLarge: "Each file may be at most 5 MB",
  fileKind: "Files must be JPEG, PNG or PDF",
  fileCount: "At most 5 files",
  fileUnreadable: "This file is damaged or cannot be read",
  linkInvalid: "This link is no longer valid. Please ask for a new one.",
  currentPasswordWrong: "The current password is not right",
  noControlCharacters: "This text holds characters that cannot be stored",
} as const;

export type FormMessageKey = keyof typeof FORM_MESSAGES;
