import type { ErrorCode } from '../../../src/lib/http/errorCodes';

/**
 * GoTrue's error codes (as of 20 August 2026) for which the site has a message, with its error
 * code.
 */
export const MAPPED_CODES: Record<string, ErrorCode> = {
  bad_jwt: 'sessionExpired',
  captcha_failed: 'captchaOn',
  current_password_invalid: 'wrongPassword',
  current_password_required: 'proofNeeded',
  email_address_invalid: 'invalidIdentifier',
  email_address_not_authorized: 'mailUnavailable',
  email_not_confirmed: 'notConfirmed',
  email_provider_disabled: 'emailOff',
  insufficient_aal: 'codeNeeded',
  invalid_credentials: 'invalidCredentials',
  mfa_challenge_expired: 'wrongFactor',
  mfa_factor_name_conflict: 'factorChanged',
  mfa_factor_not_found: 'factorChanged',
  mfa_ip_address_mismatch: 'ipAddressChanged',
  mfa_totp_enroll_not_enabled: 'factorOff',
  mfa_totp_verify_not_enabled: 'factorOff',
  mfa_verification_failed: 'wrongFactor',
  mfa_verified_factor_exists: 'factorChanged',
  no_authorization: 'sessionExpired',
  otp_expired: 'wrongCode',
  over_email_send_rate_limit: 'tooManyAttempts',
  over_request_rate_limit: 'tooManyAttempts',
  phone_not_confirmed: 'notConfirmed',
  phone_provider_disabled: 'phoneOff',
  reauthentication_needed: 'proofNeeded',
  reauthentication_not_valid: 'proofNeeded',
  refresh_token_already_used: 'sessionExpired',
  refresh_token_not_found: 'sessionExpired',
  same_password: 'samePassword',
  session_expired: 'sessionExpired',
  session_not_found: 'sessionExpired',
  too_many_enrolled_mfa_factors: 'factorChanged',
  user_banned: 'accountBlocked',
  user_not_found: 'sessionExpired',
  validation_failed: 'invalidIdentifier',
  weak_password: 'weakPassword',
};

/**
 * GoTrue's other codes: of endpoints that the site does not call, or about which people can do
 * nothing.
 */
export const UNMAPPED_CODES = `
  unknown unexpected_failure bad_json email_exists phone_exists not_admin flow_state_not_found
  flow_state_expired flow_state_already_used oauth_client_state_not_found oauth_client_state_expired
  oauth_invalid_state signup_disabled provider_email_needs_verification invite_not_found
  bad_oauth_state bad_oauth_callback oauth_provider_not_supported unexpected_audience
  single_identity_not_deletable email_conflict_identity_not_deletable identity_already_exists
  mfa_verification_rejected saml_provider_disabled manual_linking_disabled sms_send_failed
  saml_relay_state_not_found saml_relay_state_expired saml_idp_not_found saml_assertion_no_user_id
  saml_assertion_no_email user_already_exists sso_provider_not_found sso_provider_disabled
  saml_metadata_fetch_failed saml_idp_already_exists sso_domain_already_exists
  saml_entity_id_mismatch conflict provider_disabled user_sso_managed otp_disabled
  identity_not_found over_sms_send_rate_limit bad_code_verifier anonymous_provider_disabled
  hook_timeout hook_timeout_after_retry hook_payload_over_size_limit
  hook_payload_invalid_content_type request_timeout mfa_phone_enroll_not_enabled
  mfa_phone_verify_not_enabled mfa_webauthn_enroll_not_enabled mfa_webauthn_verify_not_enabled
  web3_provider_disabled web3_unsupported_chain oauth_dynamic_client_registration_disabled
  email_address_not_provided feature_disabled oauth_client_not_found
  oauth_authorization_not_found oauth_consent_not_found request_entity_too_large
  custom_provider_not_found over_custom_provider_quota passkey_disabled too_many_passkeys
  webauthn_credential_not_found webauthn_challenge_not_found webauthn_challenge_expired
  webauthn_verification_failed webauthn_credential_exists
`
  .trim()
  .split(/\s+/);
